// npm run host: checks how a host serves the built site; without a URL it is the preview server.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/host/cli.ts', ...process.argv.slice(2)]);
});

// npm run reference:check: compares the class pages of the last build with what the packages say.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/reference-check/cli.ts', ...process.argv.slice(2)]);
});

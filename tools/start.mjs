// npm start: installs what is needed, builds if something changed, serves the site.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['src/build/cli.ts', 'start', ...process.argv.slice(2)]);
});

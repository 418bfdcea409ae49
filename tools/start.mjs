// npm start: installs what is needed, builds if something changed, serves the site.
import { install, main, runBuild } from './setup.mjs';

await main(async () => {
  await install();
  await runBuild(['start', ...process.argv.slice(2)]);
});

// npm run bench: measures builds and pages and prints the results next to the budgets of the design.
import { findBrowser } from './findBrowser.mjs';
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  const env = { ...process.env, BROWSER_PATH: await findBrowser() };
  await runNode(['bench/run.ts', ...process.argv.slice(2)], { env });
});

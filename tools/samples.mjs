// npm run samples: checks every code sample of the site; --run also runs those marked for it.
import { findBrowser } from './findBrowser.mjs';
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  const args = process.argv.slice(2);
  const needsBrowser = args.includes('--run') || args.includes('--update');
  const env = needsBrowser ? { ...process.env, BROWSER_PATH: await findBrowser() } : process.env;
  await runNode(['tools/samples/cli.ts', ...args], { env });
});

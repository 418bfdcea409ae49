// npm run screenshots: takes real screenshots of Playwright's tools for the guides, for content/images.
// Usage: npm run screenshots [-- name…]    (without a name: all of them)
import { install, main, runNode } from '../setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/screenshots/cli.mjs', ...process.argv.slice(2)]);
});

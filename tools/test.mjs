// npm test [-- name]: unit tests, tests of the built files and browser tests; see tools/testing.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/testing/cli.ts', ...process.argv.slice(2)]);
});

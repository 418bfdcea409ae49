// npm run check: types, lint and format; see tools/testing/check.ts.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/testing/check.ts']);
});

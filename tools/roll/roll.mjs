// npm run roll -- stable 1.57.0: moves a version of the docs to another release of the framework.
import { install, main, runNode } from '../setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/roll/cli.ts', ...process.argv.slice(2)]);
});

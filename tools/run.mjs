// npm run dev | build | preview: the command line of src/build, after an install where one is due.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['src/build/cli.ts', ...process.argv.slice(2)]);
});

// node tools/checkSignatures.mjs: compares the signatures that src/api-reference/types prints with the Python
// and Java packages. Needs python3, java and network access; not part of npm test.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/signatures/compareAll.mjs', ...process.argv.slice(2)]);
});

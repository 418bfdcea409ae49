// npm run check: types, lint and format. Shows the findings of all three before it fails.
import { CommandFailed, install, main, run } from './setup.mjs';

const bin = (name) => `node_modules/${name}`;
const CHECKS = [
  ['Types', bin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  ['Types of the Node rooms', bin('typescript/bin/tsc'), '-p', 'tsconfig.node.json'],
  ['Types of the browser rooms', bin('typescript/bin/tsc'), '-p', 'tsconfig.browser.json'],
  ['Lint', bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
  ['Format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
];

await main(async () => {
  await install();
  let failed = 0;
  for (const [name, ...args] of CHECKS) {
    console.log(`${name} …`);
    try {
      await run(process.execPath, args);
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      failed += 1;
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${CHECKS.length} checks failed. Try: npm run fix`);
});

// npm run check: types, lint, imports, unused code and format. Prints all findings before it fails.
import { runTool } from './runTool.ts';
import { stageLine } from './stage.ts';

const CACHE = 'node_modules/.cache';

interface Check {
  name: string;
  args: string[];
}

/** Two at a time: lint takes as long as the others together. */
const LANES: Check[][] = [
  [
    {
      name: 'Lint',
      args: [
        ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', '--cache'],
        ...['--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`],
      ],
    },
  ],
  [
    {
      name: 'Imports',
      args: [
        ...[
          'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
          '--output-type',
          'err-long',
        ],
        ...['--config', '.dependency-cruiser.mjs', 'src', 'tools', 'packages', 'e2e'],
      ],
    },
    { name: 'Unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
    { name: 'Types', args: ['node_modules/typescript/bin/tsc', '--build'] },
    {
      name: 'Format',
      args: [
        ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
        ...['--cache', '--cache-strategy', 'content'],
      ],
    },
  ],
];

const results = await Promise.all(LANES.map(runLane));
const failed = results.flat().filter(({ isGood }) => !isGood);
for (const { line, output } of results.flat()) {
  console.log(line);
  if (output.trim() !== '') console.log(output.trimEnd());
}
if (failed.length > 0) {
  console.log(`${failed.length} of ${LANES.flat().length} checks failed. Try: npm run fix`);
  process.exitCode = 1;
}

async function runLane(checks: readonly Check[]) {
  const done = [];
  for (const { name, args } of checks) {
    const started = performance.now();
    const { isGood, output } = await runTool(args);
    const line = stageLine(name, performance.now() - started, isGood ? '' : 'failed');
    done.push({ line, output, isGood });
  }
  return done;
}

// npm run check: types, lint, imports, unused code and format. Prints all findings before it fails.
import { runQuietly } from '../runQuietly.ts';
import { runStage } from './stage.ts';

/** Two at a time. */
const LANES: Record<string, string>[] = [
  {
    Imports: `dependency-cruiser/bin/dependency-cruise.mjs --output-type err-long
      --config .dependency-cruiser.mjs src tools packages e2e`,
    'Unused code': 'knip/bin/knip.js --no-progress',
  },
  {
    Format: 'oxfmt/bin/oxfmt --list-different',
    Lint: 'oxlint/bin/oxlint --format=unix',
    Types: 'typescript-native/bin/tsc --build',
  },
];

const results = (await Promise.all(LANES.map(runLane))).flat();
const failed = results.filter((isGood) => !isGood);
if (failed.length > 0) {
  console.log(`${failed.length} of ${results.length} checks failed. Try: npm run fix`);
  process.exitCode = 1;
}

async function runLane(checks: Record<string, string>): Promise<boolean[]> {
  const ends: boolean[] = [];
  for (const [name, command] of Object.entries(checks)) {
    const args = `node_modules/${command}`.split(/\s+/);
    const run = () => runQuietly(process.execPath, args, { cwd: '.' });
    const { ok, stdout, complaint } = await runStage(name, run, (end) => (end.ok ? '' : 'failed'));
    const output = `${stdout.toString()}${complaint}`.trimEnd();
    if (output !== '') console.log(output);
    ends.push(ok);
  }
  return ends;
}

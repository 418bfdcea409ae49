// npm run tool -- compare OLD NEW: whether two outputs of the build are the same, apart from hashes.
import { compareOutputs } from './compareOutputs.ts';

const MOST = 40;

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error('Name two folders. See npm run tool -- compare --help');
  process.exit(2);
}
const differences = compareOutputs(before, after);
for (const { path, what, lines } of differences.slice(0, MOST)) {
  console.log(`${path}: ${what}`);
  if (lines) console.log(`  - ${lines[0]}\n  + ${lines[1]}`);
}
if (differences.length > MOST) console.log(`… and ${differences.length - MOST} more`);
console.log(`${differences.length} files differ.`);
process.exitCode = differences.length > 0 ? 1 : 0;

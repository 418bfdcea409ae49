import { readFileSync } from 'node:fs';
import { compareJava, compareJavaOptions } from './java.mjs';
import { comparePython } from './python.mjs';

const facts = JSON.parse(readFileSync('data/api/stable.json', 'utf8'));

report('Python members', await comparePython(facts));
report('Java methods', await compareJava(facts));
report('Java options', await compareJavaOptions(facts));

/** Prints the differences and how much is the same. */
function report(title, results) {
  const different = results.filter(({ differences }) => differences.length > 0);
  for (const { place, differences } of different)
    console.log(`${place}: ${differences.join('; ')}`);
  const same = results.length - different.length;
  const share = ((100 * same) / results.length).toFixed(1);
  console.log(`${title}: ${same} of ${results.length} match (${share} %).\n`);
}

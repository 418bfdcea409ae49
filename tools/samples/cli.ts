import { main } from '../setup.mjs';
import { recordFlaky } from '../testing/flaky.ts';
import { judgeMutants, judgeSamples, updateProjects } from './gate.ts';
import { keepVerdict } from './keepVerdict.ts';
import { readOptions } from './options.ts';

await main(async () => {
  const root = process.cwd();
  const options = readOptions(process.argv.slice(2));
  const verdict = () => {
    if (options.mutate) return judgeMutants(root, options);
    if (options.update) return updateProjects(root, options);
    if (options.updatesLinks) return judgeSamples(root, options);
    return keepVerdict(root, options, () => judgeSamples(root, options));
  };
  const { findings, summary, flaky = [], isGood } = await verdict();
  if (findings !== '') console.error(`${findings}\n`);
  console.log(summary);
  for (const one of flaky) recordFlaky(one);
  if (flaky.length > 0) {
    console.log(`Passed on the second attempt: ${flaky.map(({ test }) => test).join(', ')}`);
  }
  if (!isGood) process.exitCode = 1;
});

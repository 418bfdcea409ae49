import { judgeSamples, updateProjects } from './gate.ts';
import { keepVerdict } from './keepVerdict.ts';
import { readOptions } from './options.ts';

async function main(): Promise<void> {
  const root = process.cwd();
  const options = readOptions(process.argv.slice(2));
  const { findings, summary, isGood } = options.update
    ? await updateProjects(root, options)
    : await keepVerdict(root, options, () => judgeSamples(root, options));
  if (findings !== '') console.error(`${findings}\n`);
  console.log(summary);
  if (!isGood) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

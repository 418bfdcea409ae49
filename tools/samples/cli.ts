import { judgeSamples } from './gate.ts';
import { readOptions } from './options.ts';

async function main(): Promise<void> {
  const { findings, summary, isGood } = await judgeSamples(
    process.cwd(),
    readOptions(process.argv.slice(2)),
  );
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

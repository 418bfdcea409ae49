// npm run fuzz: ten thousand broken inputs for everything that reads URLs, stored data and content.
import { install, main, run } from './setup.mjs';

await main(async () => {
  await install();
  const env = { ...process.env, FUZZ_COUNT: process.env.FUZZ_COUNT ?? '10000' };
  // Ten thousand guides take half an hour, more than any test may.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tools/fuzz', '--testTimeout=7200000'];
  const args = [...vitest, ...process.argv.slice(2)];
  await run(process.execPath, args, { env });
});

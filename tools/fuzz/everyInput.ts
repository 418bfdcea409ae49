import { createRandom, type Random } from './random.ts';

/** `npm run tool -- fuzz` tries ten thousand inputs; what `npm test` tries of them is a matter of seconds. */
const { FUZZ_COUNT } = process.env;
const USUAL_COUNT = 1000;

/** Checks inputs made from the seeds 1, 2, 3 …; a failure names the seed and the input. */
export function everyInput<T>(
  generate: (random: Random) => T,
  check: (input: T) => void,
  usualCount = USUAL_COUNT,
): void {
  const count = Number(FUZZ_COUNT ?? usualCount);
  for (let seed = 1; seed <= count; seed += 1) {
    const input = generate(createRandom(seed));
    try {
      check(input);
    } catch (cause) {
      throw new Error(`Seed ${seed} fails: ${JSON.stringify(input)}`, { cause });
    }
  }
}

import fc from 'fast-check';

/** `npm run tool -- fuzz` tries ten thousand inputs; what `npm test` tries of them is a matter of seconds. */
const { FUZZ_COUNT } = process.env;
const USUAL_COUNT = 1000;

/** Checks inputs that are the same in every run; a failure names the seed, the count and the smallest input that fails. */
export function everyInput<T>(
  inputs: fc.Arbitrary<T>,
  check: (input: T) => void,
  usualCount = USUAL_COUNT,
): void {
  fc.assert(fc.property(inputs, check), { seed: 1, numRuns: Number(FUZZ_COUNT ?? usualCount) });
}

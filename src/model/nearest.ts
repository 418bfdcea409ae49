import { distance } from 'fastest-levenshtein';

/** The candidate that a misspelled value most likely means, or undefined if none is close. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  const wanted = value.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(value.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const far = distance(wanted, candidate.toLowerCase());
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  return best;
}

/** `Did you mean "title"?` followed by a space, or an empty string if no candidate is close. */
export function didYouMean(value: string, candidates: Iterable<string>): string {
  const found = nearest(value, candidates);
  return found === undefined ? '' : `Did you mean "${found}"? `;
}

import type { Problem } from '#model/problem.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import type { Sample } from '../sample.ts';

/** Runs behind sentences that no guide has any more: each is below the heading of a section, by its id. */
export function checkClaims(
  unshown: readonly Sample[],
  guides: readonly Pick<Doc, 'id' | 'text'>[],
): Problem[] {
  return unshown.flatMap(({ file, line, page, heading }) => {
    const guide = guides.find(({ id }) => id === page);
    if (guide?.text.includes(`{#${heading}`)) return [];
    const what = guide
      ? `The guide "${page}" has no section "${heading}".`
      : `There is no guide "${page}".`;
    return [{ file, line, what, fix: 'Use the name of a guide and the ids of its sections.' }];
  });
}

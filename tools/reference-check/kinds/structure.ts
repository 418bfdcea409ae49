import type { Finding } from '../finding.ts';
import type { MemberPair, PagePair } from '../pairs.ts';

/** What is missing, and what the language does not have. */
export function* checkStructure({ expected, members, strangers }: PagePair): Generator<Finding> {
  for (const { id, heading } of strangers) {
    yield { kind: 'member-extra', place: `${expected.name} ${heading}`, detail: `id ${id}` };
  }
  for (const pair of members) {
    if (pair.rendered) yield* checkItems(pair);
    else yield { kind: 'member-missing', place: pair.expected.place, detail: pair.expected.id };
  }
}

function* checkItems({ expected, items, strangers }: MemberPair): Generator<Finding> {
  for (const item of items) {
    const { position, place, names } = item.expected;
    // One finding for a whole object that is missing.
    if (item.rendered || !item.isParentShown) continue;
    yield { kind: `${position}-missing`, place, detail: names.join(' ') };
  }
  for (const { id, names } of strangers) {
    yield { kind: 'item-extra', place: `${expected.place} ${names.join(' ')}`, detail: `id ${id}` };
  }
}

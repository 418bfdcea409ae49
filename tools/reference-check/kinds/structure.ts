import type { Finding } from '../sortFindings.ts';
import type { MemberPair, PagePair, ItemPair } from '../pairs.ts';
import type { RenderedMember } from '../page/renderedPage.ts';

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

/** Since when something exists, whether it is still recommended, and what may be left out. */
export function* checkStanding({ expected, rendered, members }: PagePair): Generator<Finding> {
  if (expected.since !== undefined && !rendered.words.text.includes(`Added in ${expected.since}.`))
    yield { kind: 'since', place: expected.name, detail: expected.since };
  for (const pair of members) {
    if (!pair.rendered) continue;
    yield* checkMember(pair, pair.rendered);
    for (const item of pair.items) yield* checkItem(item);
  }
}

function* checkMember({ expected }: MemberPair, rendered: RenderedMember): Generator<Finding> {
  const { place, since, isDeprecated, isDiscouraged } = expected;
  const shown = rendered.meta.find((word) => word.startsWith('Added in '));
  if (since !== undefined && shown !== `Added in ${since}`)
    yield { kind: 'since', place, detail: `${shown ?? 'nothing'} → ${since}` };
  const { deprecation } = rendered;
  if (isDeprecated !== (deprecation !== undefined))
    yield { kind: 'deprecated', place, detail: isDeprecated ? 'lost' : 'invented' };
  if (deprecation === '') yield { kind: 'deprecated', place, detail: 'without a reason' };
  if (isDiscouraged !== rendered.meta.includes('Discouraged'))
    yield { kind: 'discouraged', place, detail: isDiscouraged ? 'lost' : 'invented' };
}

function* checkItem({ expected, rendered }: ItemPair): Generator<Finding> {
  if (!rendered) return;
  const { place, since, isDeprecated, isOptional } = expected;
  const [, shown] = /Added in (v?[\d.]*\d)/.exec(rendered.remarks) ?? [];
  if (shown !== since)
    yield { kind: 'since', place, detail: `${shown ?? 'nothing'} → ${since ?? 'nothing'}` };
  if (isDeprecated && !/Deprecated/.test(rendered.remarks + rendered.text))
    yield { kind: 'deprecated', place, detail: 'lost' };
  if (!isDeprecated && /Deprecated/.test(rendered.remarks))
    yield { kind: 'deprecated', place, detail: 'invented' };
  if (isOptional !== rendered.remarks.includes('(optional)'))
    yield { kind: 'optional', place, detail: isOptional ? 'lost' : 'invented' };
}

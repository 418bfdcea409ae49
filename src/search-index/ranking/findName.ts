import type { ElsewhereHit } from '#model/search.ts';
import type { NamedPlace } from '#search-index/namePlaces.ts';
import type { PlaceIndex } from '#search-index/placeIndex.ts';
import { parseSymbol } from './parseSymbol.ts';

/** The place that a query names exactly; the likeliest of several. */
export function findName(
  { byKey, rules }: PlaceIndex,
  query: string,
): Omit<ElsewhereHit, 'edition'> | undefined {
  const { key, owner, isFlag } = parseSymbol(query, rules);
  const likelihood = ({ kind, names }: NamedPlace) => (kind === 'option' ? -1 : names.likely);
  const [best] = (byKey.get(key) ?? [])
    .filter(({ kind }) => (isFlag ? kind === 'flag' : kind !== 'page'))
    .filter(({ names }) => owner === '' || rules.isOwner(owner, names.owner))
    .toSorted((a, b) => likelihood(b) - likelihood(a));
  if (!best) return undefined;
  return { title: best.owner === '' ? best.name : `${best.owner}.${best.name}`, path: best.path };
}

/** Whether a query looks like a name, but no name here equals it or starts with it: another edition may have it. */
export function lacksName({ places, rules }: PlaceIndex, query: string): boolean {
  const { key, owner, isCode } = parseSymbol(query, rules);
  if (!isCode || key === '') return false;
  return !places.some(({ names }) => {
    if (owner !== '' && names.owner !== '' && !rules.isOwner(owner, names.owner)) return false;
    return names.all.some((name) => name.startsWith(key));
  });
}

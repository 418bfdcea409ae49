import type { ElsewhereHit } from '#model/search.ts';
import { classLikelihood, isOwner } from './classOrder.ts';
import type { NameTable } from './nameTable.ts';
import { parseSymbol } from '#search-index/query/parseSymbol.ts';
import type { Place } from '#search-index/place.ts';

/** What a query means if it is exactly a name; the likeliest of several. */
export function findName(
  names: NameTable,
  query: string,
): Omit<ElsewhereHit, 'edition'> | undefined {
  const { key, owner, isFlag } = parseSymbol(query);
  const fitting = names
    .placesOf(key)
    .filter(({ kind }) => (isFlag ? kind === 'flag' : kind !== 'page'))
    .filter((place) => owner === '' || isOwner(owner, names.namesOf(place).owner));
  const likelihood = (place: Place) =>
    place.kind === 'option' ? -1 : classLikelihood(names.namesOf(place).owner, key);
  const [best] = fitting.toSorted((a, b) => likelihood(b) - likelihood(a));
  if (!best) return undefined;
  return { title: best.owner === '' ? best.name : `${best.owner}.${best.name}`, path: best.path };
}

/** Whether a query is written as a name, but no name here is or begins so: others may have it. */
export function lacksName(names: NameTable, places: readonly Place[], query: string): boolean {
  const { key, owner, isCode } = parseSymbol(query);
  if (!isCode || key === '') return false;
  return !places.some((place) => {
    const own = names.namesOf(place);
    if (owner !== '' && own.owner !== '' && !isOwner(owner, own.owner)) return false;
    return own.all.some((name) => name.startsWith(key));
  });
}

import { classLikelihood, isOwner, RARE } from './classOrder.ts';
import type { NameTable, PlaceNames } from './nameTable.ts';
import type { Query } from '#search-index/query/parseQuery.ts';
import type { Place } from '#search-index/place.ts';
import { wordStem } from '#search-index/words.ts';

/** An option that more members have says nothing about the one that is meant. */
const COMMON_OPTION = 6;

/** What a place gains because it is called what was typed; words alone give some 200. */
export function nameBonus(names: NameTable, query: Query, place: Place): number {
  const { symbol } = query;
  if (symbol.key === '') return 0;
  if (symbol.isFlag) return place.kind === 'flag' && names.hasKey(place, symbol.key) ? 1000 : 0;
  const own = names.namesOf(place);
  const likely = classLikelihood(own.className, own.name);
  if (symbol.owner !== '') {
    const bonus = ownedBonus(query, own, likely);
    return bonus > 0 ? bonus : meantBonus(names, query, place, likely);
  }
  if (names.hasKey(place, symbol.key)) return exactBonus(names, query, place, likely);
  if (place.kind === 'page' && wordStem(own.name) === wordStem(symbol.key)) return 1090;
  const gist = names.hasKey(place, query.gist) ? exactBonus(names, query, place, likely) / 4 : 0;
  return Math.max(
    gist,
    keywordBonus(query, own),
    insideBonus(query, place, own, likely),
    meantBonus(names, query, place, likely),
  );
}

/** `page.goto`: a name with its owner. */
function ownedBonus({ symbol, isPhrase }: Query, own: PlaceNames, likely: number): number {
  const isOurs = isOwner(symbol.owner, own.owner);
  if (own.all.includes(symbol.key)) {
    if (isOurs) return 1000 + likely * 50;
    return isPhrase ? 0 : 100 + likely * 50;
  }
  return isOurs && own.all.some((key) => key.startsWith(symbol.key)) ? 700 + likely * 50 : 0;
}

function exactBonus(names: NameTable, { symbol }: Query, place: Place, likely: number): number {
  switch (place.kind) {
    case 'page':
      return symbol.isCode ? 1050 : 1600;
    case 'class':
      return 1500;
    case 'flag':
      return 700;
    case 'heading':
      return symbol.isCode ? 0 : 200;
    case 'option':
      // An option that everything has is no answer to its name; that of a short name is the main one.
      return 600 / Math.sqrt(names.optionsNamed(place)) + likely * 50 - place.owner.length / 2;
    default:
      // A plain word is seldom meant as the name of something rare: "install".
      return (symbol.isCode || likely > RARE ? 1000 : 450) + likely * 100;
  }
}

/** What the author of a page says it is found by. */
function keywordBonus({ symbol, gist }: Query, { keywords }: PlaceNames): number {
  if (keywords.has(symbol.key)) return 500;
  return keywords.has(gist) ? 300 : 0;
}

/** A name that is part of what was typed, or that begins so. */
function insideBonus(
  { symbol, parts, names: inside }: Query,
  { kind }: Place,
  own: PlaceNames,
  likely: number,
): number {
  const isMinor = kind === 'option' || kind === 'heading';
  if (!isMinor && own.all.some((key) => inside.includes(key))) {
    return (500 + likely * 50) / parts.length ** 1.5;
  }
  if (!isMinor && likely > RARE && parts.length > 1) {
    if (parts.some(({ word }) => word === own.name)) return (100 + likely * 50) / parts.length;
  }
  const start = own.all.find((key) => key.startsWith(symbol.key));
  if (start === undefined || parts.length > 1 || symbol.key.length < 3) return 0;
  return ((isMinor ? 60 : 200) * symbol.key.length) / start.length + likely * 50;
}

/** What the words of other tools and of everyday speech stand for. */
function meantBonus(names: NameTable, { meant }: Query, place: Place, likely: number): number {
  const sureness = meant.get(names.namesOf(place).name) ?? 0;
  switch (place.kind) {
    case 'heading':
      return 0;
    case 'class':
    case 'page':
      return sureness * 220;
    case 'option':
      return names.optionsNamed(place) > COMMON_OPTION ? 0 : sureness * (80 + likely * 60);
    default:
      return sureness * (120 + likely * 60);
  }
}

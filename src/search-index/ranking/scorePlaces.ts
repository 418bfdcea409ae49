import type { SearchWeights } from '#model/searchRules.ts';
import type { NamedPlace } from '#search-index/namePlaces.ts';
import type { Rules } from '#search-index/rules.ts';
import { wordStem } from '#search-index/words.ts';
import type { FoundPlace } from './findPlaces.ts';
import type { Query } from './parseQuery.ts';

export interface ScoredPlace extends FoundPlace {
  score: number;
}

/** Scores how likely each place is what was searched for; poor matches are dropped. */
export function scorePlaces(
  found: readonly FoundPlace[],
  query: Query,
  rules: Rules,
): ScoredPlace[] {
  const { weights } = rules;
  const scores = nameScoresFor(query);
  return found.flatMap((one) => {
    const name = Math.max(0, ...scores.map((score) => score(one.place, query, rules)));
    const words = wordScore(one, weights);
    // Among places with exactly this name the class decides; their text hardly matters.
    const share = name < weights.names.exact ? 1 : 1 / weights.names.exactWords;
    const score = name + words * share;
    const isFitting = name > 0 || one.coverage >= weights.coverage.least;
    return isFitting && score > 0 ? [{ ...one, score }] : [];
  });
}

/** How well the words match, how many, in which fields, and in what kind of place. */
function wordScore({ place, fit, coverage, titleCoverage }: FoundPlace, weights: SearchWeights) {
  return (
    fit * coverage ** 2 * (1 + titleCoverage * weights.coverage.title) * kindWeight(place, weights)
  );
}

function kindWeight({ kind, hierarchy, names }: NamedPlace, { kinds, sections }: SearchWeights) {
  switch (kind) {
    case 'page':
    case 'heading':
      return sections[hierarchy.lvl0 ?? ''] ?? kinds[kind];
    case 'class':
    case 'flag':
    case 'option':
      return kinds[kind];
    default:
      return kinds.member + (1 - kinds.member) * names.likely;
  }
}

/** The bonus for one way in which a name can match the query. */
type NameScore = (place: NamedPlace, query: Query, rules: Rules) => number;

/** All ways; the best match counts. */
const NAME_SCORES = {
  flag: ({ kind, names }, { symbol }, { weights }) =>
    kind === 'flag' && names.keys.includes(symbol.key) ? weights.names.flag : 0,

  /** `page.goto`: a name with its owner. */
  owned: ({ names }, { symbol, isPhrase }, { weights, isOwner }) => {
    const { whole, start, other, likely } = weights.names.owned;
    const isOurs = isOwner(symbol.owner, names.owner);
    const more = names.likely * likely;
    if (names.all.includes(symbol.key)) {
      if (isOurs) return whole + more;
      return isPhrase ? 0 : other + more;
    }
    return isOurs && names.all.some((key) => key.startsWith(symbol.key)) ? start + more : 0;
  },

  exact: (place, { symbol }, { weights }) =>
    place.names.keys.includes(symbol.key) ? calledSo(place, symbol.isCode, weights) : 0,

  gist: (place, { symbol, gist }, { weights }) =>
    place.names.keys.includes(gist)
      ? calledSo(place, symbol.isCode, weights) * weights.names.gist
      : 0,

  stem: ({ kind, names }, { symbol }, { weights }) =>
    kind === 'page' && wordStem(names.name) === wordStem(symbol.key) ? weights.names.stem : 0,

  /** Keywords from a page's front matter. */
  keyword: ({ names }, { symbol, gist }, { weights: { names: weights } }) => {
    if (names.keywords.includes(symbol.key)) return weights.keyword.whole;
    return names.keywords.includes(gist) ? weights.keyword.gist : 0;
  },

  /** A name that is part of the query. */
  inside: ({ kind, names }, { parts, names: inside }, { weights }) => {
    const { whole, word, likely } = weights.names.inside;
    if (isMinor(kind)) return 0;
    if (names.all.some((key) => inside.includes(key))) {
      return (whole + names.likely * likely) / parts.length ** 1.5;
    }
    const isWord =
      !names.isRare && parts.length > 1 && parts.some((one) => one.word === names.name);
    return isWord ? (word + names.likely * likely) / parts.length : 0;
  },

  start: ({ kind, names }, { symbol: { key }, parts }, { weights }) => {
    const { whole, minor, likely } = weights.names.start;
    const start = names.all.find((name) => name.startsWith(key));
    if (start === undefined || parts.length > 1 || key.length < 3) return 0;
    return ((isMinor(kind) ? minor : whole) * key.length) / start.length + names.likely * likely;
  },

  /** Synonyms: words of other tools and of everyday language. */
  meant: ({ kind, names }, { meant }, { weights }) => {
    const { likely, common, ...kinds } = weights.names.meant;
    const sureness = meant.get(names.name) ?? 0;
    switch (kind) {
      case 'heading':
        return 0;
      case 'class':
      case 'page':
        return sureness * kinds[kind];
      case 'option':
        return names.sharedBy > common ? 0 : sureness * (kinds.option + names.likely * likely);
      default:
        return sureness * (kinds.member + names.likely * likely);
    }
  },
} satisfies Record<string, NameScore>;

function nameScoresFor({ symbol: { key, owner, isFlag } }: Query): NameScore[] {
  const { flag, owned, meant, ...plain } = NAME_SCORES;
  if (key === '') return [];
  if (isFlag) return [flag];
  return owner === '' ? [...Object.values(plain), meant] : [owned, meant];
}

function calledSo({ kind, owner, names }: NamedPlace, isCode: boolean, weights: SearchWeights) {
  const form = isCode ? 'code' : 'words';
  const { member, option, namedFlag, page, heading, class: ofClass } = weights.names;
  switch (kind) {
    case 'page':
      return page[form];
    case 'class':
      return ofClass[form];
    case 'flag':
      return namedFlag[form];
    case 'heading':
      return heading[form];
    case 'option':
      return (
        option[form] / Math.sqrt(names.sharedBy) +
        names.likely * option.likely -
        owner.length * option.ownerLetter
      );
    default:
      return (!isCode && names.isRare ? member.rare : member[form]) + names.likely * member.likely;
  }
}

function isMinor(kind: NamedPlace['kind']): boolean {
  return kind === 'option' || kind === 'heading';
}

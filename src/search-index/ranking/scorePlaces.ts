import type { SearchWeights } from '#model/searchRules.ts';
import type { NamedPlace } from '#search-index/placeIndex.ts';
import type { Rules } from '#search-index/rules.ts';
import { nameKey, nameParts, wordStem } from '#search-index/words.ts';
import type { FoundPlace } from './findPlaces.ts';
import type { Query } from './parseQuery.ts';

/** Scores how likely each place is what was searched for: the best first, without poor matches. */
export function scorePlaces(
  found: readonly FoundPlace[],
  query: Query,
  rules: Rules,
): FoundPlace[] {
  const { weights } = rules;
  const nameScores = nameScoresFor(query, rules);
  return found
    .map((one) => {
      const name = Math.max(0, ...nameScores.map((score) => score(one.place)));
      // Among places with exactly this name the class decides; their text hardly matters.
      const share = name < weights.names.exact ? 1 : 1 / weights.names.exactWords;
      const score = name + wordScore(one, weights) * share;
      return { one, score, isFitting: name > 0 || one.coverage >= weights.coverage.least };
    })
    .filter(({ score, isFitting }) => isFitting && score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
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

/** The bonus for one way in which the name of a place can match the query. */
type NameScore = (place: NamedPlace) => number;

/** The ways in which a name can match this query; the best match counts. */
function nameScoresFor(
  query: Query,
  { weights: { names: weights, guides }, isOwner }: Rules,
): NameScore[] {
  const { parts, gist, isPhrase } = query;
  const { key, owner, isCode, isFlag } = query.symbol;

  const flag: NameScore = ({ kind, names }) =>
    kind === 'flag' && names.keys.includes(key) ? weights.flag : 0;

  /** `page.goto`: a name with its owner. */
  const owned: NameScore = ({ names }) => {
    const { whole, start, other, likely } = weights.owned;
    const isOurs = isOwner(owner, names.owner);
    const more = names.likely * likely;
    if (names.all.includes(key)) {
      if (isOurs) return whole + more;
      return isPhrase ? 0 : other + more;
    }
    return isOurs && names.all.some((name) => name.startsWith(key)) ? start + more : 0;
  };

  /** Synonyms: words of other tools and of everyday language. */
  const meant: NameScore = ({ kind, names }) => {
    const { likely, common, ...kinds } = weights.meant;
    const sureness = query.meant.get(names.name) ?? 0;
    if (kind === 'heading' || (kind === 'option' && names.sharedBy > common)) return 0;
    if (kind === 'class' || kind === 'page') return sureness * kinds[kind];
    return sureness * (kinds[kind === 'option' ? kind : 'member'] + names.likely * likely);
  };

  const exact: NameScore = (place) =>
    place.names.keys.includes(key) ? calledSo(place, isCode, weights) : 0;

  const byGist: NameScore = (place) =>
    place.names.keys.includes(gist) ? calledSo(place, isCode, weights) * weights.gist : 0;

  const stem: NameScore = ({ kind, names }) =>
    kind === 'page' && names.all.some((name) => wordStem(name) === wordStem(key))
      ? weights.stem
      : 0;

  /** A guide for a plain word: it has this name, or this keyword, the earlier the better. */
  const guide: NameScore = ({ kind, name, aliases, names, hierarchy }) => {
    if (kind !== 'page' || isCode || parts.length > 1 || query.names.length > 0 || key.length < 3)
      return 0;
    const { start, keyword, least, rank } = weights.guide;
    const share = guides[hierarchy.lvl0 ?? ''] ?? 1;
    const longer = names.all.find((one) => one.startsWith(key));
    const part = longer === undefined ? 0 : key.length / longer.length;
    const isFirstWord = [name, ...aliases].some(
      (title) => nameKey(title.split(' ', 1)[0] ?? '') === key,
    );
    if (isFirstWord || part > least) return share * (start + rank * part);
    const at = names.keywords.indexOf(key);
    return at === -1 ? 0 : share * (keyword + rank / (1 + at));
  };

  /** Keywords from a page's front matter. */
  const keyword: NameScore = ({ names }) => {
    if (names.keywords.includes(key)) return weights.keyword.whole;
    return names.keywords.includes(gist) ? weights.keyword.gist : 0;
  };

  /** A name that is part of the query. */
  const inside: NameScore = ({ kind, names }) => {
    const { whole, word, likely } = weights.inside;
    if (isMinor(kind)) return 0;
    if (names.all.some((name) => query.names.includes(name))) {
      return (whole + names.likely * likely) / parts.length ** 1.5;
    }
    const isWord =
      !names.isRare && parts.length > 1 && parts.some((part) => part.word === names.name);
    return isWord ? (word + names.likely * likely) / parts.length : 0;
  };

  const start: NameScore = ({ kind, names }) => {
    const { whole, minor, likely } = weights.start;
    const longer = names.all.find((name) => name.startsWith(key));
    if (longer === undefined || parts.length > 1 || key.length < 3) return 0;
    return ((isMinor(kind) ? minor : whole) * key.length) / longer.length + names.likely * likely;
  };

  if (key === '') return [];
  if (isFlag) return [flag];
  if (owner !== '') return [owned, meant];
  return [exact, byGist, stem, guide, keyword, inside, start, meant];
}

function calledSo({ kind, owner, name, names }: NamedPlace, isCode: boolean, weights: NameWeights) {
  if (names.isLast && !isCode && kind !== 'heading') return weights.last;
  const form = isCode ? 'code' : 'words';
  const { member, option } = weights;
  const memberWeight = (): number => {
    // `forbidonly` is a name in lowercase rather than a word.
    if (isCode || nameParts(name).length > 1) return member.code;
    if (names.isRare) return member.rare;
    // As a word, "geolocation" is a subject rather than an option of a test.
    return kind === 'property' ? member.property : member.words;
  };
  switch (kind) {
    case 'page':
    case 'class':
    case 'heading':
      return weights[kind][form];
    case 'flag':
      return weights.namedFlag[form];
    case 'option':
      return (
        option[form] / Math.sqrt(names.sharedBy) +
        names.likely * option.likely -
        owner.length * option.ownerLetter
      );
    default:
      return memberWeight() + names.likely * member.likely;
  }
}

type NameWeights = SearchWeights['names'];

function isMinor(kind: NamedPlace['kind']): boolean {
  return kind === 'option' || kind === 'heading';
}

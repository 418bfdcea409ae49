import type { SearchWeights } from '#model/searchRules.ts';
import type { NamedPlace } from '#search-index/placeIndex.ts';
import type { Rules } from '#search-index/rules.ts';
import { nameKey, nameParts, wordStem } from '#search-index/words.ts';
import type { FoundPlace } from './findPlaces.ts';
import type { Query } from './parseQuery.ts';

export interface ScoredPlace extends FoundPlace {
  /** What it gets for its name, and with the best of texts. */
  name: number;
  most: number;
}

/** Scores how likely each place is what was searched for: the best first, without poor matches. */
export function scorePlaces(
  found: readonly FoundPlace[],
  query: Query,
  rules: Rules,
): ScoredPlace[] {
  const { weights } = rules;
  const nameScores = nameScoresFor(query, rules);
  const mostOfWords = mostForWords(weights);
  return found
    .map((one) => {
      let name = 0;
      for (const scoreOf of nameScores) name = Math.max(name, scoreOf(one.place));
      // Among places with exactly this name the class decides; their text hardly matters.
      const share = name < weights.names.exact ? 1 : 1 / weights.names.exactWords;
      const score = name + wordScore(one, weights) * share;
      const isFitting = name > 0 || one.coverage >= weights.coverage.least;
      return { ...one, name, most: name + mostOfWords * share, score, isFitting };
    })
    .filter(({ score, isFitting }) => isFitting && score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Whether the first place stays first, whatever the texts and headings that are still to come say. */
export function isCertain([first, ...others]: readonly ScoredPlace[], { weights }: Rules): boolean {
  // Anchors are keywords of headings.
  const mostOfHeading = weights.names.keyword.whole + mostForWords(weights);
  if (!first || first.name < mostOfHeading) return false;
  return others.every(({ most }) => most <= first.name);
}

function mostForWords({ coverage, kinds, sections }: SearchWeights): number {
  const kind = Math.max(...Object.values(kinds), ...Object.values(sections));
  return 100 * (1 + coverage.title) * kind;
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
    kind === 'page' && names.all.some((name) => isSameWord(name, key)) ? weights.stem : 0;

  /** A guide for plain words: its title begins with them, or they are one of its keywords, the earlier the better. */
  const guide: NameScore = (place) => {
    const { kind, name, aliases, names, hierarchy } = place;
    if (kind !== 'page' || isCode || key.length < 3) return 0;
    const { start, begin, keyword, like, phrase, phraseStart, least, rank } = weights.guide;
    const share = guides[hierarchy.lvl0 ?? ''] ?? 1;
    const ranked = (weight: number, at: number) => share * (weight + rank / (1 + at));
    const isWord = parts.length === 1 && query.names.length === 0;
    const longer = names.all.find((one) => one.startsWith(key));
    const part = longer === undefined ? 0 : key.length / longer.length;
    const isFirstWord = [name, ...aliases].some((title) => isSameWord(firstWord(title), key));
    // Several words at the beginning of a title are hardly an accident.
    const isTitle = isWord ? isFirstWord || part > least : part > 0 && parts.length > 1;
    if (isTitle) return share * (start + rank * part);
    const at = names.keywords.indexOf(key);
    if (at !== -1) return ranked(keyword, at);
    const alike = names.keywords.findIndex((one) => isSameWord(one, key));
    if (alike !== -1) return ranked(like, alike);
    if (!isWord) return 0;
    if (part > 0) return share * (begin + rank * part);
    const words = place.keywords.flatMap((one) => one.split(' '));
    if (words.some((word) => word.toLowerCase() === key)) return share * phrase;
    // The beginning of a name, such as `toHave`, is that of a member.
    const isStart = (word: string) =>
      word.toLowerCase().startsWith(key) && nameParts(word).length === 1;
    return words.some(isStart) ? share * phraseStart : 0;
  };

  /** Keywords from a page's front matter. */
  const keyword: NameScore = ({ names }) => {
    if (names.keywords.includes(owner + key)) return weights.keyword.whole;
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
  if (owner !== '') return [owned, keyword, meant];
  return [exact, byGist, stem, guide, keyword, inside, start, meant];
}

function calledSo({ kind, owner, name, names }: NamedPlace, isCode: boolean, weights: NameWeights) {
  const form = isCode ? 'code' : 'words';
  const { member, option } = weights;
  if (names.isLast && !isCode && kind !== 'heading') {
    return kind === 'class' ? weights.class.last : weights.last;
  }
  const memberWeight = (): number => {
    // `forbidonly` is a name in lowercase rather than a word.
    if (isCode) return member.code;
    if (nameParts(name).length > 1) return names.isRare ? member.rareName : member.code;
    if (names.isRare) return member.rare;
    // As words, "geolocation" and "popup" are subjects rather than an option of a test and an event.
    return kind === 'method' ? member.words : member.property;
  };
  switch (kind) {
    case 'page':
    case 'class':
    case 'heading':
      return weights[kind][form];
    case 'flag':
      return weights.namedFlag[form];
    case 'option':
      // "role", "force": a plain word is seldom meant as one of the many options.
      return (
        option[isCode || nameParts(name).length > 1 ? 'code' : 'words'] /
          Math.sqrt(names.sharedBy) +
        names.likely * option.likely -
        owner.length * option.ownerLetter
      );
    default:
      return memberWeight() + names.likely * member.likely;
  }
}

type NameWeights = SearchWeights['names'];

/** In any of its forms. */
function isSameWord(one: string, other: string): boolean {
  return wordStem(one) === wordStem(other);
}

function firstWord(title: string): string {
  return nameKey(title.split(' ', 1)[0] ?? '');
}

function isMinor(kind: NamedPlace['kind']): boolean {
  return kind === 'option' || kind === 'heading';
}

import type { Level, SearchHit, Snippet } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';
import { countTerms, cutText, markWords } from './markWords.ts';
import type { Field } from '#search-index/placeIndex.ts';
import type { FoundPlace } from './findPlaces.ts';

interface HitOptions {
  /** The prefix of absolute URLs. */
  site: string;
  snippetWords: number;
}

/** Turns a place into a hit: the place itself if its name matched, otherwise the text below it. */
export function toHit({ place, match }: FoundPlace, { site, snippetWords }: HitOptions): SearchHit {
  const terms = new Set(Object.keys(match));
  const isText = [...terms].length > 0 && Object.values(match).every(isOnlyText);
  const at = isText ? bestText(place.texts, terms) : -1;
  const content = place.texts[at];
  const hierarchy: Partial<Record<Level, Snippet>> = {};
  for (const level of LEVELS) {
    const title = place.hierarchy[level];
    if (title !== null) hierarchy[level] = { value: markWords(title, terms) };
  }
  return {
    objectID: content === undefined ? place.path : `${place.path}:${at}`,
    // Heading levels are 1 to 6.
    type: content === undefined ? (`lvl${place.level}` as SearchHit['type']) : 'content',
    hierarchy: place.hierarchy,
    content: content ?? null,
    url: site + place.path,
    _snippetResult: {
      hierarchy,
      ...(content === undefined
        ? {}
        : { content: { value: markWords(cutText(content, terms, snippetWords), terms) } }),
    },
  };
}

function isOnlyText(fields: readonly string[]): boolean {
  return !fields.includes('name' satisfies Field) && !fields.includes('keywords' satisfies Field);
}

function bestText(texts: readonly string[], terms: ReadonlySet<string>): number {
  const counts = texts.map((text) => countTerms(text, terms));
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

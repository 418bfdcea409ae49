import type { Level, SearchHit, SearchRequest, Snippet } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';
import type { Field } from '#search-index/placeIndex.ts';
import type { FoundPlace } from './findPlaces.ts';
import { findWords, termsOf } from '#search-index/words.ts';

interface HitOptions {
  /** The prefix of absolute URLs. */
  site: string;
  snippetWords: number;
  /** The search page shows a text with every hit. */
  purpose?: SearchRequest['purpose'];
}

/** Turns a place into a hit: the place itself if its name matched, otherwise the text below it. */
export function toHit(
  { place, match }: FoundPlace,
  { site, snippetWords, purpose }: HitOptions,
): SearchHit {
  const terms = new Set(Object.keys(match));
  const isText = [...terms].length > 0 && Object.values(match).every(isOnlyText);
  const at = isText ? bestText(place.texts, terms) : -1;
  const content = place.texts[at];
  // What matched by name is introduced by its first words.
  const excerpt =
    content === undefined
      ? purpose === 'page' && cutText(place.texts[0] ?? '', new Set(), snippetWords)
      : cutText(content, terms, snippetWords);
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
      ...(excerpt ? { content: { value: markWords(excerpt, terms) } } : {}),
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

const OPEN = '<mark>';
const CLOSE = '</mark>';
const CUT = '…';

/** A text with its matches wrapped in `<mark>`; everything else is escaped. */
export function markWords(text: string, terms: ReadonlySet<string>): string {
  let marked = '';
  let done = 0;
  for (const { word, start, end } of findWords(text)) {
    if (!isMatch(word, terms)) continue;
    marked += `${escape(text.slice(done, start))}${OPEN}${escape(word)}${CLOSE}`;
    done = end;
  }
  return marked + escape(text.slice(done));
}

/** The excerpt of a given number of words with the most matches. */
export function cutText(text: string, terms: ReadonlySet<string>, length: number): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length <= length) return words.join(' ');
  const hits = words.map((word) => findWords(word).some((one) => isMatch(one.word, terms)));
  let best = 0;
  let most = -1;
  for (let start = 0; start + length <= words.length; start++) {
    const count = hits.slice(start, start + length).filter(Boolean).length;
    if (count > most) [best, most] = [start, count];
  }
  const part = words.slice(best, best + length).join(' ');
  const isEnd = best + length === words.length;
  return `${best > 0 ? CUT : ''}${part}${isEnd ? '' : CUT}`;
}

/** How many different terms a text contains. */
function countTerms(text: string, terms: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const { word } of findWords(text)) {
    for (const term of termsOf(word)) if (terms.has(term)) found.add(term);
  }
  return found.size;
}

function isMatch(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

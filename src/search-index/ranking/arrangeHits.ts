import {
  LEVELS,
  type MarkedPart,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from '#model/search.ts';
import { pageOf } from '#search-index/place.ts';
import { findWords, termsOf } from '#search-index/words.ts';
import { type FoundPlace, isNameField } from './findPlaces.ts';

export type FoundHits = Pick<SearchResponse, 'hits' | 'nbHits' | 'page' | 'nbPages'>;

interface ArrangeOptions extends Omit<SearchRequest, 'query' | 'scope'> {
  /** The prefix of absolute URLs. */
  site: string;
  /** How many hits of one page are shown before other pages get their turn. */
  hitsOfAPage: number;
}

/** One page of hits, of places in order: without duplicates, and no single page dominates the first screen. */
export function arrangeHits(scored: readonly FoundPlace[], options: ArrangeOptions): FoundHits {
  const { page, hitsPerPage, hitsOfAPage } = options;
  const paths = new Set<string>();
  const counts = new Map<string, number>();
  const first: FoundPlace[] = [];
  const later: FoundPlace[] = [];
  for (const one of scored) {
    const { path } = one.place;
    if (paths.has(path)) continue;
    paths.add(path);
    const count = (counts.get(pageOf(path)) ?? 0) + 1;
    counts.set(pageOf(path), count);
    const isLater = first.length === hitsPerPage || count > hitsOfAPage;
    (isLater ? later : first).push(one);
  }
  const start = page * hitsPerPage;
  return {
    hits: [...first, ...later].slice(start, start + hitsPerPage).map((one) => toHit(one, options)),
    nbHits: paths.size,
    page,
    nbPages: Math.ceil(paths.size / hitsPerPage),
  };
}

/** Turns a place into a hit: the place itself if its name matched, otherwise the text below it. */
function toHit(
  { place, match }: FoundPlace,
  { site, snippetWords, purpose }: ArrangeOptions,
): SearchHit {
  const { path, level, hierarchy, texts, standing } = place;
  const terms: Terms = new Set(match.keys());
  const isText = terms.size > 0 && ![...match.values()].flat().some(isNameField);
  const at = isText ? bestText(texts, terms) : -1;
  const content = texts[at];
  const marked: SearchHit['marked'] = {};
  for (const name of LEVELS) {
    const title = hierarchy[name];
    if (title !== null) marked[name] = markWords(title, terms);
  }
  const excerpt =
    content === undefined
      ? introduction(texts[0], purpose === 'page' ? snippetWords : undefined)
      : cutText(content, terms, snippetWords);
  if (excerpt) marked.content = markWords(excerpt, terms);
  return {
    objectID: content === undefined ? path : `${path}:${at}`,
    // Heading levels are 1 to 6.
    type: content === undefined ? (`lvl${level}` as SearchHit['type']) : 'content',
    hierarchy,
    content: content ?? null,
    url: site + path,
    marked,
    ...(standing && { standing }),
  };
}

/** About as many words as fit on the second line of a hit. */
const LINE = 16;

/** What matched by name is introduced by its first words; on a single line, by its first sentence. */
function introduction(text: string | undefined, length: number | undefined): string | undefined {
  if (!text) return undefined;
  const sentence = length === undefined && /^.+?[.!?](?=\s|$)/s.exec(text)?.[0];
  return cutText(sentence || text, new Set(), length ?? LINE);
}

type Terms = ReadonlySet<string>;

/** The index of the text with the most different terms; -1 if none has any. */
function bestText(texts: readonly string[], terms: Terms): number {
  const counts = texts.map((text) => {
    const found = findWords(text).flatMap(termsOf);
    return new Set(found.filter((term) => terms.has(term))).size;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** A text, split where its matches begin and end. */
export function markWords(text: string, terms: Terms): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let [done, end] = [0, 0];
  for (const word of findWords(text)) {
    const start = text.indexOf(word, end);
    end = start + word.length;
    if (!isMatch(word, terms)) continue;
    parts.push({ text: text.slice(done, start), isMatch: false }, { text: word, isMatch: true });
    done = end;
  }
  parts.push({ text: text.slice(done), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

const CUT = '…';

/** The excerpt of a given number of words with the most matches. */
export function cutText(text: string, terms: Terms, length: number): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length <= length) return words.join(' ');
  const hits = words.map((word) => findWords(word).some((one) => isMatch(one, terms)));
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

function isMatch(word: string, terms: Terms): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

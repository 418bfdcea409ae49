import { findWords, termsOf } from '#search-index/words.ts';

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
export function countTerms(text: string, terms: ReadonlySet<string>): number {
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

import type { ApiSymbol, SearchHit } from '#model/search.ts';
import { parseUrl } from './hitUrl.ts';
import { hitTitle } from './hitText.ts';

/** The kind of symbol that a hit is; undefined for guides, texts and group headings. */
export function symbolKind(hit: SearchHit): ApiSymbol['kind'] | undefined {
  if (hit.type === 'content') return undefined;
  const { pathname = '', hash = '' } = parseUrl(hit.url) ?? {};
  const title = hitTitle(hit);
  if (!/\/api\/class-[^/]+$/.test(pathname)) return /^--?\w/.test(title) ? 'flag' : undefined;
  if (hash === '') return 'class';
  if (hash.includes('-option-')) return 'option';
  if (hash.includes('-event-')) return 'event';
  if (title.endsWith(')')) return 'method';
  // Anchors of members start with their class; those of other headings are the heading itself.
  return hash.includes('-') && !title.includes(' ') ? 'property' : undefined;
}

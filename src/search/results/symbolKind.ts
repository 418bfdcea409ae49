import type { ApiSymbol, SearchHit } from '#model/search.ts';
import { parseUrl } from './hitUrl.ts';
import { hitTitle } from './hitText.ts';

/** What a hit of the reference is; undefined for guides, for texts and for headings between members. */
export function symbolKind(hit: SearchHit): ApiSymbol['kind'] | undefined {
  if (hit.type === 'content') return undefined;
  const { pathname = '', hash = '' } = parseUrl(hit.url) ?? {};
  const title = hitTitle(hit);
  if (!/\/api\/class-[^/]+$/.test(pathname)) return /^--?\w/.test(title) ? 'flag' : undefined;
  if (hash === '') return 'class';
  if (hash.includes('-option-')) return 'option';
  if (hash.includes('-event-')) return 'event';
  if (title.endsWith(')')) return 'method';
  // Anchors of members begin with their class; those of other headings are the heading itself.
  return hash.includes('-') && !title.includes(' ') ? 'property' : undefined;
}

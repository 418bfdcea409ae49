import type { Level, SearchHit } from '#model/search.ts';
import { markedParts, type MarkedPart } from './markedParts.ts';

/** The text of a result row. */
export interface HitText {
  title: MarkedPart[];
  /** Where it is, or what it is about; empty if the title says it all. */
  path: MarkedPart[];
}

/** The two lines of a hit (behavior search-results). */
export function hitText(hit: SearchHit): HitText {
  if (hit.type === 'content') return { title: contentOf(hit), path: levelOf(hit, 'lvl1') };
  if (hit.type === 'lvl1') return { title: levelOf(hit, 'lvl1'), path: contentOf(hit) };
  return { title: levelOf(hit, hit.type), path: [...levelOf(hit, 'lvl1'), ...memberOf(hit)] };
}

/** Options are ambiguous without their member: `Page › goto()`. */
function memberOf(hit: SearchHit): MarkedPart[] {
  const member = hit.url.includes('-option-') ? levelOf(hit, 'lvl3') : [];
  return member.length > 0 ? [{ text: ' › ', isMatch: false }, ...member] : [];
}

/** The title of a hit without highlights. */
export function hitTitle(hit: SearchHit): string {
  return hitText(hit)
    .title.map(({ text }) => text)
    .join('');
}

/** The text of a hit, or an excerpt. */
export function contentOf({ content, _snippetResult }: SearchHit): MarkedPart[] {
  return snippet(_snippetResult?.content?.value, content);
}

/** One level of a hit. */
export function levelOf({ hierarchy, _snippetResult }: SearchHit, level: Level): MarkedPart[] {
  return snippet(_snippetResult?.hierarchy?.[level]?.value, hierarchy[level]);
}

/** Without a snippet the text is literal: an ampersand is not an entity. */
function snippet(marked: string | undefined, plain: string | null): MarkedPart[] {
  if (marked !== undefined) return markedParts(marked);
  return plain ? [{ text: plain, isMatch: false }] : [];
}

import { withBase, withoutBase } from '#model/path.ts';
import {
  type ApiSymbol,
  type Hierarchy,
  type HitType,
  type Level,
  LEVELS,
  type SearchHit,
} from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';

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

/** The target of a hit. */
export interface HitUrl {
  /** A full URL if external; otherwise path and hash, including the base URL. */
  href: string;
  /** Opens in a new tab. */
  isExternal: boolean;
}

/** The part of the configuration that affects URLs. */
type UrlSettings = Pick<SiteConfig, 'baseUrl' | 'search'>;

/**
 * Reduces the URL of a hit to a path of this site (behavior hit-urls). Only URLs configured as external leave
 * the site, and only http and https are allowed.
 */
export function hitUrl(url: string, { baseUrl, search }: UrlSettings): HitUrl {
  const parsed = parseUrl(url);
  if (!parsed) return { href: baseUrl, isExternal: false };
  if (search.externalUrlRegex && new RegExp(search.externalUrlRegex, 'i').test(url)) {
    return { href: parsed.href, isExternal: true };
  }
  // Two leading slashes would turn the first segment into a host.
  const path = replacePath(parsed.pathname + parsed.hash, search).replace(/^\/*/, '/');
  const inSite = withoutBase(baseUrl, path) ?? path;
  return { href: withBase(baseUrl, inSite), isExternal: false };
}

/** The parsed URL of a page, including relative ones; undefined for other schemes and invalid URLs. */
export function parseUrl(url: string): URL | undefined {
  try {
    const parsed = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(parsed.protocol) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function replacePath(path: string, { replaceSearchResultPathname: rule }: SiteConfig['search']) {
  return rule ? path.replace(new RegExp(rule.from, 'g'), rule.to) : path;
}

export type Fields = Readonly<Record<string, unknown>>;

const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

/** Extracts and validates the parts of a stored or received hit that we show; undefined if it is not a hit. */
export function readHit(value: unknown): SearchHit | undefined {
  const { objectID, type, url, content, hierarchy } = fieldsOf(value);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isHitType(type)) return undefined;
  const titles = fieldsOf(hierarchy);
  const levels = LEVELS.map((level) => [level, textOf(titles[level])]);
  // Every level is there, by the line above.
  const all = Object.fromEntries(levels) as Hierarchy;
  return { objectID, type, url, content: textOf(content), hierarchy: all };
}

/** The fields of an object, still unknown; empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isHitType(value: unknown): value is HitType {
  return TYPES.includes(value);
}

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

/** A piece of a snippet, as plain text. */
export interface MarkedPart {
  text: string;
  /** Whether it is a match. */
  isMatch: boolean;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/**
 * Splits a snippet at `<mark>` and `</mark>`. Other tags are plain text: parts are rendered as text, so nothing
 * from a service becomes markup.
 */
export function markedParts(snippet: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let isMatch = false;
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isMatch = piece === '<mark>';
    else if (piece !== '') append(parts, { text: decodeEntities(piece), isMatch });
  }
  return parts;
}

function append(parts: MarkedPart[], part: MarkedPart): void {
  const last = parts.at(-1);
  if (last?.isMatch === part.isMatch) last.text += part.text;
  else parts.push(part);
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

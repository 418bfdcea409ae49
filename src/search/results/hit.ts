import { withBase, withoutBase } from '#model/path.ts';
import {
  type ApiSymbol,
  type Hierarchy,
  type HitType,
  type Level,
  LEVELS,
  type MarkedPart,
  type SearchHit,
} from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';

/** A hit as it is listed. Its URL is a full one if it is external; otherwise path and hash, with the base URL. */
export interface ShownHit extends SearchHit {
  /** Opens in a new tab. */
  isExternal: boolean;
  /** Only in the dialog, where hits of a group are consecutive. */
  group?: { id: string; title: string };
  /** The hit for its page, if it is in the same group. */
  pageHit?: SearchHit | undefined;
  /** Whether it is shown below the hit for its page, connected by a line. */
  isChild?: boolean;
}

/** The part of the configuration that affects URLs. */
export type UrlSettings = Pick<SiteConfig, 'baseUrl' | 'search'>;

export function showHit(hit: SearchHit, site: UrlSettings): ShownHit {
  return { ...hit, ...hitUrl(hit.url, site) };
}

/**
 * Reduces the URL of a hit to a path of this site (behavior hit-urls). Only URLs configured as external leave
 * the site, and only http and https are allowed.
 */
export function hitUrl(url: string, { baseUrl, search }: UrlSettings) {
  const parsed = parseUrl(url);
  if (!parsed) return { url: baseUrl, isExternal: false };
  const { externalUrlRegex, replaceSearchResultPathname: rule } = search;
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(url)) {
    return { url: parsed.href, isExternal: true };
  }
  const found = parsed.pathname + parsed.hash;
  const replaced = rule ? found.replace(new RegExp(rule.from, 'g'), rule.to) : found;
  // Two leading slashes would turn the first segment into a host.
  const path = replaced.replace(/^\/*/, '/');
  return { url: withBase(baseUrl, withoutBase(baseUrl, path) ?? path), isExternal: false };
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

/** A title or the text of a hit. Without marks it is literal: an ampersand is not an entity. */
export function partsOf({ marked, hierarchy, content }: SearchHit, name: Level | 'content') {
  const plain = name === 'content' ? content : hierarchy[name];
  return marked?.[name] ?? (plain ? [{ text: plain, isMatch: false }] : []);
}

export function plainText(parts: readonly MarkedPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** The two lines of a hit in the dialog; the second may be empty (behavior search-results). */
export function hitText(hit: SearchHit): { title: MarkedPart[]; path: MarkedPart[] } {
  const page = partsOf(hit, 'lvl1');
  const about = partsOf(hit, 'content');
  if (hit.type === 'lvl1') return { title: page, path: about };
  const isMember = /\/api\/class-[^/]+#[^/]+-/.test(hit.url) && hit.hierarchy.lvl3 !== null;
  // Texts and options are ambiguous without their member, which is named in full: `page.goto()`.
  const place = isMember ? partsOf(hit, 'lvl3') : page;
  if (hit.type === 'content') return { title: about, path: place };
  const isOption = hit.url.includes('-option-');
  const hasText = isMember && !isOption && about.length > 0;
  return { title: partsOf(hit, hit.type), path: hasText ? about : isOption ? place : page };
}

/** The title of a hit without highlights. */
export function hitTitle(hit: SearchHit): string {
  return plainText(hitText(hit).title);
}

/** On the search page: the deepest level of a hit, and the levels above it (behavior search-page-results). */
export function hitLevels(hit: SearchHit): { title: MarkedPart[]; trail: string[] } {
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  return {
    title: partsOf(hit, levels.at(-1) ?? 'lvl0'),
    trail: levels.slice(0, -1).map((level) => hit.hierarchy[level] ?? ''),
  };
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

type Fields = Readonly<Record<string, unknown>>;

const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

/** Extracts and validates the parts of a stored or received hit that we show; undefined if it is not a hit. */
export function readHit(value: unknown): SearchHit | undefined {
  const { objectID, type, url, content, hierarchy } = fieldsOf(value);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !TYPES.includes(type)) {
    return undefined;
  }
  const titles = fieldsOf(hierarchy);
  const levels = LEVELS.map((level) => [level, textOf(titles[level])]);
  return {
    objectID,
    // One of them, and every level is there, by the lines above.
    type: type as HitType,
    url,
    content: textOf(content),
    hierarchy: Object.fromEntries(levels) as Hierarchy,
  };
}

/** The fields of an object, still unknown; empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

const ENTITIES = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);

/**
 * Splits a snippet of a service at `<mark>` and `</mark>`. Other tags are plain text: parts are rendered as text,
 * so nothing from a service becomes markup.
 */
export function markedParts(snippet: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let isMatch = false;
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    const last = parts.at(-1);
    if (piece === '<mark>' || piece === '</mark>') isMatch = piece === '<mark>';
    else if (last?.isMatch === isMatch) last.text += decodeEntities(piece);
    else if (piece !== '') parts.push({ text: decodeEntities(piece), isMatch });
  }
  return parts;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

import { absoluteUrl, searchTag } from '#model/head.ts';
import type { PageMeta } from '#model/page.ts';
import type { HitType, PageSection, SearchRecord, SearchScope } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { hierarchyOf } from '#search-index/place.ts';

/** A page with its content. */
interface SearchedPage {
  meta: PageMeta;
  sections: readonly PageSection[];
  /** The section of the site that it belongs to, if not that of its sidebar. */
  section?: string | undefined;
}

type SiteName = Pick<SiteConfig, 'title' | 'url' | 'baseUrl' | 'editions'>;

/** Whether a page is searchable in an edition and version; pages without versions are searchable in each. */
export function isInScope(
  { kind, edition, version, doc, isUnlisted }: PageMeta,
  scope: SearchScope,
) {
  const isFound = (kind === 'doc' || kind === 'home') && !isUnlisted;
  const hasVersions = doc?.plugin === 'default';
  return isFound && edition === scope.edition && (!hasVersions || version === scope.version);
}

/** All records of a page: the page itself, its headings, and the texts below them. */
export function makeRecords(site: SiteName, page: SearchedPage): SearchRecord[] {
  const { meta, sections } = page;
  let hierarchy = hierarchyOf(page.section ?? sectionOfSite(meta));
  return sections.flatMap(({ id, level, title, texts }) => {
    const titles = LEVELS.slice(0, level).map((name) => hierarchy[name]);
    hierarchy = hierarchyOf(...titles, level === 1 ? meta.title : title);
    const place = id === '' ? meta.path : `${meta.path}#${id}`;
    const record = (type: HitType, objectID: string, content: string | null): SearchRecord => ({
      objectID,
      type,
      hierarchy,
      content,
      url: absoluteUrl(site, place),
      language: 'en',
      docusaurus_tag: searchTag(meta),
      ...(objectID === meta.path ? {} : { parent: meta.path }),
    });
    return [
      record(typeAt(level), place, null),
      ...contentTexts(texts).map((text, index) => record('content', `${place}:${index}`, text)),
    ];
  });
}

/** The section of the site that a page belongs to, as in the sidebar. */
function sectionOfSite({ kind, doc, breadcrumbs }: PageMeta): string {
  if (kind === 'home') return 'Home';
  if (doc?.plugin === 'community') return 'Community';
  if (doc && /^api(\/|$)/.test(doc.id)) return 'API';
  const [outermost, ...rest] = breadcrumbs;
  return outermost && rest.length > 0 ? outermost.label : 'Guides';
}

function typeAt(level: number): HitType {
  // Pages start at 1 and Markdown ends at 6.
  return `lvl${level}` as HitType;
}

/** The maximum length, about a paragraph: in longer texts it is unclear why they matched. */
const LONG = 600;
/** Texts shorter than this say little on their own, for example a table row. */
const SHORT = 80;

/** Splits the texts of a section into chunks of a useful size: short ones are joined, long ones split. */
export function contentTexts(texts: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const text of texts.flatMap(split)) {
    const last = pieces.at(-1);
    const isJoined =
      last !== undefined &&
      Math.min(last.length, text.length) < SHORT &&
      last.length + text.length < LONG;
    if (isJoined) pieces[pieces.length - 1] = `${closed(last)} ${text}`;
    else pieces.push(text);
  }
  return pieces;
}

/** Splits after sentences; a sentence that is too long is split between words. */
function split(text: string): string[] {
  if (text.length <= LONG) return [text];
  const head = text.slice(0, LONG);
  const sentence = /^.*[.!?…](?=\s)/su.exec(head)?.[0];
  const end = sentence?.length ?? Math.max(head.lastIndexOf(' '), 0);
  const at = end > 0 ? end : LONG;
  return [text.slice(0, at).trim(), ...split(text.slice(at).trim())];
}

/** Adds a period if needed, so another sentence can follow. */
function closed(text: string): string {
  return /[.,:;!?…]$/.test(text) ? text : `${text}.`;
}

import { absoluteUrl, searchTag } from '#model/head.ts';
import type { PageMeta } from '#model/page.ts';
import type { HitType, PageSection, SearchRecord, SearchScope } from '#model/search.ts';
import type { SearchWeights } from '#model/searchRules.ts';
import type { SiteConfig } from '#model/site.ts';
import { hierarchyOf, type Titles, titlesAt } from './place.ts';

/** Whether a page is searchable in an edition and version; pages without versions are searchable in each. */
export function isInScope(
  { kind, edition, version, doc, isUnlisted }: PageMeta,
  scope: SearchScope,
) {
  const isFound = (kind === 'doc' || kind === 'home') && !isUnlisted;
  const hasVersions = doc?.plugin === 'default';
  return isFound && edition === scope.edition && (!hasVersions || version === scope.version);
}

/** A page with its content; `section` is the section of the site, if not that of its sidebar. */
interface SearchedPage {
  meta: PageMeta;
  sections: readonly PageSection[];
  section?: string | undefined;
}

/** All records of a page: the page itself, its headings, and the texts below them. */
export function makeRecords(
  site: Pick<SiteConfig, 'title' | 'url' | 'baseUrl' | 'editions'>,
  { meta, sections, section = sectionOfSite(meta) }: SearchedPage,
): SearchRecord[] {
  let titles: Titles = [section];
  return sections.flatMap(({ id, level, title, texts }) => {
    titles = titlesAt(titles, level, level === 1 ? meta.title : title);
    const hierarchy = hierarchyOf(titles);
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
      // Pages start at 1 and Markdown ends at 6.
      record(`lvl${level}` as HitType, place, null),
      ...contentTexts(texts).map((text, index) => record('content', `${place}:${index}`, text)),
    ];
  });
}

/** The group of the sidebar, at any depth, whose pages count differently. */
export function weighedSection(
  { breadcrumbs }: PageMeta,
  { sections, guides }: SearchWeights,
): string | undefined {
  const groups = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return groups.find((label) => label in sections || label in guides);
}

/** The section of the site that a page belongs to, as in the sidebar. */
function sectionOfSite({ kind, doc, breadcrumbs }: PageMeta): string {
  if (kind === 'home') return 'Home';
  if (doc?.plugin === 'community') return 'Community';
  if (doc && /^api(\/|$)/.test(doc.id)) return 'API';
  const [outermost, ...rest] = breadcrumbs;
  return outermost && rest.length > 0 ? outermost.label : 'Guides';
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
    const isShort = last !== undefined && Math.min(last.length, text.length) < SHORT;
    if (isShort && last.length + text.length < LONG) {
      // A period, if needed, so another sentence can follow.
      pieces[pieces.length - 1] = `${last}${/[.,:;!?…]$/.test(last) ? '' : '.'} ${text}`;
    } else pieces.push(text);
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

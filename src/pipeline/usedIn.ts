import { CHRONICLES } from '#features/render.ts';
import type { Html } from 'mdast';
import { absoluteUrl } from '#model/head.ts';
import { withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import { escapeText } from '#tree/element.ts';
import type { Entry } from './catalog.ts';
import type { PageTexts } from './cacheStore.ts';
import type { RenderedDoc } from './renderDoc.ts';

interface RenderedEntry {
  entry: Entry;
  page: Pick<RenderedDoc, 'links' | 'headings' | 'anchors'>;
}

/** Guides by how often they name something. */
type Uses = Map<Entry, number>;

/** The uses of what a page describes. */
interface UsedIn {
  /** Changes with them. */
  key: string;
  addTo: (texts: PageTexts) => PageTexts;
}

const MOST = 5;
const MARK = /<!--used-in (.+?)-->\n*/g;

/** Where the guides that use a member are listed, in the page and in its twin. */
export function usedInMark(member: string): Html {
  return { type: 'html', value: `<!--used-in ${member}-->` };
}

/**
 * Creates the function that lists, below each member of a class, the guides that use it. Renderings
 * keep only the marks: they are stored, and a guide may change without its classes.
 */
export function createUsedIn(rendered: readonly RenderedEntry[], site: SiteConfig) {
  const usesOf = usesByPage(rendered);

  const fill = (text: string, guidesOf: GuidesOf, list: (guides: readonly Entry[]) => string) =>
    text.replace(MARK, (_mark, member: string) => {
      const guides = guidesOf.get(member) ?? [];
      return guides.length > 0 ? list(guides) : '';
    });
  const htmlList = (guides: readonly Entry[]) => {
    const links = guides.map(
      (guide) =>
        `<a href="${withBase(site.baseUrl, guide.path)}">${escapeText(titleOf(guide))}</a>`,
    );
    return `<p class="used-in">Used in ${links.join(', ')}</p>\n`;
  };
  const markdownList = (guides: readonly Entry[]) => {
    const links = guides.map(
      (guide) => `[${escapeMarkdown(titleOf(guide))}](${absoluteUrl(site, guide.path)})`,
    );
    return `Used in ${links.join(', ')}\n\n`;
  };

  return ({ path, collection }: Entry): UsedIn => {
    if (collection !== 'api') return { key: '', addTo: (texts) => texts };
    const members = [...(usesOf.get(path) ?? [])];
    const guidesOf: GuidesOf = new Map(members.map(([id, uses]) => [id, mostUsing(uses)]));
    return {
      key: JSON.stringify(
        [...guidesOf].map(([id, guides]) => [id, guides.map((one) => [one.path, titleOf(one)])]),
      ),
      addTo: (texts) => ({
        ...texts,
        html: fill(texts.html, guidesOf, htmlList),
        markdown: fill(texts.markdown, guidesOf, markdownList),
      }),
    };
  };
}

/** The guides to list below each member of a page. */
type GuidesOf = ReadonlyMap<string, readonly Entry[]>;

/** Which guides link to a member or to one of its options, by the page of the member and its id. */
function usesByPage(rendered: readonly RenderedEntry[]): Map<string, Map<string, Uses>> {
  const classes = new Map(
    rendered
      .filter(({ entry }) => entry.collection === 'api')
      .map(({ entry, page }) => [entry.path, headingsByAnchor(page)]),
  );
  const uses = new Map<string, Map<string, Uses>>();
  for (const { entry, page } of rendered.filter(isGuide)) {
    for (const { path, hash } of page.links) {
      const member = classes.get(path)?.get(hash);
      if (member === undefined) continue;
      const members = uses.get(path) ?? new Map<string, Uses>();
      const guides = members.get(member) ?? new Map<Entry, number>();
      guides.set(entry, (guides.get(entry) ?? 0) + 1);
      uses.set(path, members.set(member, guides));
    }
  }
  return uses;
}

/** Those that record what happened name what is new, but do not show how to use it. */
function isGuide({ entry: { collection, doc } }: RenderedEntry): boolean {
  if (collection !== 'docs' || doc.frontMatter.isUnlisted) return false;
  return !CHRONICLES.some(({ id }) => id === doc.id);
}

/** The heading that each anchor of a page belongs to. */
function headingsByAnchor({ headings, anchors }: RenderedEntry['page']): Map<string, string> {
  const ids = new Set(headings.map(({ id }) => id));
  let last = '';
  return new Map(
    anchors.map((anchor) => {
      if (ids.has(anchor)) last = anchor;
      return [anchor, last];
    }),
  );
}

/** The guides that name it most often first. */
function mostUsing(uses: Uses = new Map()): Entry[] {
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([guide]) => guide);
}

function titleOf({ doc }: Entry): string {
  return doc.frontMatter.title;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}

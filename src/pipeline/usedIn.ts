import type { Html } from 'mdast';
import { absoluteUrl } from '#model/head.ts';
import { withBase } from '#model/path.ts';
import { RELEASE_NOTES } from '#model/releaseFeed.ts';
import type { SiteConfig } from '#model/site.ts';
import { escapeText } from '#tree/escapeText.ts';
import type { Entry } from './catalog.ts';
import type { RenderedDoc } from './renderDoc.ts';

interface RenderedEntry {
  entry: Entry;
  page: RenderedDoc;
}

/** Guides by how often they name something. */
type Uses = Map<Entry, number>;

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
  const uses = usesByMember(rendered);

  return ({ entry, page }: RenderedEntry): Pick<RenderedDoc, 'html' | 'markdown'> => {
    const { html, markdown } = page;
    if (entry.collection !== 'api') return { html, markdown };
    const fill = (text: string, list: (guides: readonly Entry[]) => string) =>
      text.replace(MARK, (_mark, member: string) => {
        const guides = mostUsing(uses.get(`${entry.path}#${member}`));
        return guides.length > 0 ? list(guides) : '';
      });
    return {
      html: fill(html, (guides) => {
        const links = guides.map(
          (guide) =>
            `<a href="${withBase(site.baseUrl, guide.path)}">${escapeText(titleOf(guide))}</a>`,
        );
        return `<p class="used-in">Used in ${links.join(', ')}</p>\n`;
      }),
      markdown: fill(markdown, (guides) => {
        const links = guides.map(
          (guide) => `[${escapeMarkdown(titleOf(guide))}](${absoluteUrl(site, guide.path)})`,
        );
        return `Used in ${links.join(', ')}\n\n`;
      }),
    };
  };
}

/** Which guides link to a member or to one of its options, by the URL of the member. */
function usesByMember(rendered: readonly RenderedEntry[]): Map<string, Uses> {
  const classes = new Map(
    rendered
      .filter(({ entry }) => entry.collection === 'api')
      .map(({ entry, page }) => [entry.path, headingsByAnchor(page)]),
  );
  const uses = new Map<string, Uses>();
  for (const { entry, page } of rendered.filter(isGuide)) {
    for (const { path, hash } of page.links) {
      const member = classes.get(path)?.get(hash);
      if (member === undefined) continue;
      const key = `${path}#${member}`;
      const guides = uses.get(key) ?? new Map<Entry, number>();
      uses.set(key, guides.set(entry, (guides.get(entry) ?? 0) + 1));
    }
  }
  return uses;
}

/** Release notes name what is new, but do not show how to use it. */
function isGuide({ entry: { collection, doc } }: RenderedEntry): boolean {
  return collection === 'docs' && doc.id !== RELEASE_NOTES && !doc.frontMatter.isUnlisted;
}

/** The heading that each anchor of a page belongs to. */
function headingsByAnchor({ headings, anchors }: RenderedDoc): Map<string, string> {
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

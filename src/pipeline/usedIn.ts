import { CHRONICLES } from '#features/render.ts';
import type { Html } from 'mdast';
import { groupBy } from '#model/groupBy.ts';
import { absoluteUrl } from '#model/head.ts';
import { withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import { escapeText } from '#tree/element.ts';
import { type Entry, titlesOf } from './catalog.ts';
import type { PageTexts } from './cacheStore.ts';
import type { RenderedDoc } from './renderDoc.ts';

interface RenderedEntry {
  entry: Entry;
  page: Pick<RenderedDoc, 'links' | 'headings' | 'anchors'>;
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
  const usesOf = groupBy(findUses(rendered), ({ path }) => path);
  const htmlLink = (guide: Entry) =>
    `<a href="${withBase(site.baseUrl, guide.path)}">${escapeText(titlesOf(guide).title)}</a>`;
  const markdownLink = (guide: Entry) =>
    `[${escapeMarkdown(titlesOf(guide).title)}](${absoluteUrl(site, guide.path)})`;

  return ({ path, collection }: Entry) => {
    if (collection !== 'api') return { key: '', addTo: (texts: PageTexts) => texts };
    const members = groupBy(usesOf.get(path) ?? [], ({ member }) => member);
    const guidesOf = new Map([...members].map(([member, uses]) => [member, mostUsing(uses)]));
    const fill = (text: string, link: (guide: Entry) => string, wrap: (list: string) => string) =>
      text.replace(MARK, (_mark, member: string) => {
        const links = guidesOf.get(member)?.map(link);
        return links ? wrap(`Used in ${links.join(', ')}`) : '';
      });
    return {
      /** Changes with what is added. */
      key: JSON.stringify([...guidesOf].map(([member, guides]) => [member, guides.map(htmlLink)])),
      addTo: (texts: PageTexts) => ({
        ...texts,
        html: fill(texts.html, htmlLink, (list) => `<p class="used-in">${list}</p>\n`),
        markdown: fill(texts.markdown, markdownLink, (list) => `${list}\n\n`),
      }),
    };
  };
}

/** A link from a guide to a member on the page at `path`, or to one of its options. */
interface Use {
  guide: Entry;
  path: string;
  member: string;
  /** How typical it is of the guide. */
  weight: number;
}

/** A sentence about a member explains it; a sample may only need it. */
const IN_PROSE = 3;

function findUses(rendered: readonly RenderedEntry[]): Use[] {
  const classes = new Map(
    rendered
      .filter(({ entry }) => entry.collection === 'api')
      .map(({ entry, page }) => [entry.path, headingsByAnchor(page)]),
  );
  return rendered.filter(isGuide).flatMap(({ entry, page }) => {
    const uses = page.links.flatMap(({ path, hash, isInSample }): Use[] => {
      const member = classes.get(path)?.get(hash);
      const weight = isInSample ? 1 : IN_PROSE;
      return member === undefined ? [] : [{ guide: entry, path, member, weight }];
    });
    // What a guide is about is a large part of what it names; what every guide needs is not.
    const whole = Math.sqrt(total(uses));
    return uses.map((use) => ({ ...use, weight: use.weight / whole }));
  });
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

function total(uses: readonly Use[]): number {
  return uses.reduce((sum, { weight }) => sum + weight, 0);
}

/** The guides that are most about it first. */
function mostUsing(uses: readonly Use[]): Entry[] {
  return [...groupBy(uses, ({ guide }) => guide)]
    .sort(([, a], [, b]) => total(b) - total(a))
    .slice(0, MOST)
    .map(([guide]) => guide);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}

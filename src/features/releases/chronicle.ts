import type { Nodes, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Chronicle, FeedEntry } from '#features/feature.ts';
import { EXIT, visit } from '#tree/visit.ts';

/** Feed readers want what is new, not the whole history. */
const MOST_ENTRIES = 15;

/** The release notes, and the feed that is made from them. */
export const releaseNotes: Chronicle = {
  id: 'release-notes',
  section: 'Release notes',
  subject: 'releases',
  feedPath: ({ prefix }) => `${prefix}releases.xml`,
  entries: (article) => sectionsOf(article).flatMap(entryOf).slice(0, MOST_ENTRIES),
};

/** What begins with a heading of level 2. */
function sectionsOf({ children }: Root): RootContent[][] {
  const sections: RootContent[][] = [];
  for (const node of children) {
    if (node.type === 'element' && node.tagName === 'h2') sections.push([node]);
    else sections.at(-1)?.push(node);
  }
  return sections;
}

/** A section with a date is about a release. */
function entryOf([heading, ...children]: RootContent[]): FeedEntry[] {
  const id = heading?.type === 'element' ? heading.properties.id : undefined;
  const body: Root = { type: 'root', children };
  const date = dateIn(body);
  if (!heading || typeof id !== 'string' || date === undefined) return [];
  return [{ id, title: textOf(heading), date, html: toHtml(body, { allowDangerousHtml: true }) }];
}

function dateIn(tree: Root): string | undefined {
  let date: string | undefined;
  visit(tree, 'element', ({ tagName, properties: { dateTime } }) => {
    if (tagName !== 'time' || typeof dateTime !== 'string') return undefined;
    date = dateTime;
    return EXIT;
  });
  return date;
}

/** Without the symbol of its link, which is no text. */
function textOf(heading: Nodes): string {
  const texts: string[] = [];
  visit(heading, 'text', ({ value }) => void texts.push(value));
  return texts.join('').trim();
}

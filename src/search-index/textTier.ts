import { type IndexInput, makePlace, type Place, type Titles, titlesAt } from './place.ts';

/**
 * The texts of one edition and version. A text that occurs in several places is written once, and then
 * referenced by its number in the order of writing.
 */
export interface TextTier {
  pages: [path: string, section: string, title: string, texts: Text[], headings: HeadingEntry[]][];
}

type Text = string | number;

/**
 * The anchor and, separated by spaces, its aliases. The anchor is left out (empty) if it is the slug of the
 * title.
 */
type HeadingEntry = [level: number, title: string, anchors: string, ...texts: Text[]];

/** The file for full-text search: headings and texts, indexed in the browser. */
export function makeTextTier({ records, pages }: IndexInput): string {
  const aliases = new Map(pages.map((page) => [page.path, page.aliases]));
  const numbers = new Map<string, number>();
  const tier: TextTier = { pages: [] };
  // A record is followed by those of its texts and, that of a page, by those of its headings.
  let texts: Text[] = [];
  let headings: HeadingEntry[] = [];
  for (const { type, objectID, hierarchy, content } of records) {
    const [path = '', anchor = ''] = objectID.split('#');
    if (content !== null) {
      texts.push(numbers.get(content) ?? content);
      if (!numbers.has(content)) numbers.set(content, numbers.size);
    } else if (type === 'lvl1') {
      [texts, headings] = [[], []];
      tier.pages.push([path, hierarchy.lvl0 ?? '', hierarchy.lvl1 ?? '', texts, headings]);
    } else if (type !== 'content') {
      const title = hierarchy[type] ?? '';
      const written = anchor === headingSlug(title) ? '' : anchor;
      const anchors = [written, ...(aliases.get(path)?.[anchor] ?? [])].join(' ');
      const entry: HeadingEntry = [Number(type.slice('lvl'.length)), title, anchors];
      headings.push(entry);
      texts = entry;
    }
  }
  return JSON.stringify(tier);
}

/** The anchor that most headings have. */
function headingSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The places in the text tier: pages and headings with their content. */
export function readTextTier({ pages }: TextTier): Place[] {
  const known: string[] = [];
  const read = (texts: readonly Text[]) =>
    texts.map((text) => {
      if (typeof text === 'string') known.push(text);
      return typeof text === 'string' ? text : (known[text] ?? '');
    });
  return pages.flatMap(([path, section, title, texts, headings]) => {
    let titles: Titles = [section, title];
    return [
      makePlace(titles, { path, kind: 'page', name: title, texts: read(texts) }),
      ...headings.map(([level, name, anchors, ...below]) => {
        titles = titlesAt(titles, level, name);
        const [written, ...older] = anchors.split(' ');
        const anchor = written || headingSlug(name);
        return makePlace(titles, {
          path: `${path}#${anchor}`,
          kind: 'heading',
          name,
          keywords: [anchor, ...older],
          texts: read(below),
        });
      }),
    ];
  });
}

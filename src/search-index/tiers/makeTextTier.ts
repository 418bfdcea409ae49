import type { SearchRecord } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';
import { groupBy } from '#model/groupBy.ts';
import type { IndexedPage, IndexInput } from './indexInput.ts';
import { siteOf } from './indexInput.ts';
import type { HeadingEntry, Text, TextTier } from './textTier.ts';
import { headingSlug } from './textTier.ts';

/** The file for full-text search: headings and texts, indexed in the browser. */
export function makeTextTier(input: IndexInput): string {
  const site = siteOf(input);
  const numbers = new Map<string, number>();
  const number = (text: string): Text => {
    const known = numbers.get(text);
    if (known === undefined) numbers.set(text, numbers.size);
    return known ?? text;
  };
  const contents = groupBy(input.records, ({ url }) => url);
  const textsAt = (url: string) =>
    (contents.get(url) ?? []).flatMap(({ content }) => content ?? []);
  const pages: TextTier['pages'] = [];
  const aliases = new Map(input.pages.map((page) => [site + page.path, page.aliases]));
  for (const [url, records] of groupBy(input.records, ({ url }) => url.replace(/#.*/, ''))) {
    const page = records.find(({ type }) => type === 'lvl1');
    if (!page) continue;
    pages.push([
      url.slice(site.length),
      page.hierarchy.lvl0 ?? '',
      page.hierarchy.lvl1 ?? '',
      textsAt(url).map(number),
      records
        .filter(({ type }) => type !== 'content' && type !== 'lvl1')
        .map((record) =>
          headingEntry(record, {
            texts: textsAt(record.url).map(number),
            aliases: aliases.get(url) ?? {},
          }),
        ),
    ]);
  }
  return JSON.stringify({ pages } satisfies TextTier);
}

function headingEntry(
  { type, url, hierarchy }: SearchRecord,
  { texts, aliases }: { texts: readonly Text[]; aliases: IndexedPage['aliases'] },
): HeadingEntry {
  const level = Number(type.slice('lvl'.length));
  const title = hierarchy[LEVELS[level] ?? 'lvl1'] ?? '';
  const anchor = url.slice(url.indexOf('#') + 1);
  const written = anchor === headingSlug(title) ? '' : anchor;
  const anchors = [written, ...(aliases[anchor] ?? [])].join(' ');
  return [level, title, anchors, ...texts];
}

import type { NameLink } from './nodes.ts';

/** A tag, or a character: an entity is one, too. */
const PARTS = /<[^>]+>|&\w+;|[^]/g;
const NAME = /[\w$]+/y;

/** Makes links of names in highlighted code. */
export function linkNames(html: string, links: readonly NameLink[]): string {
  if (links.length === 0) return html;
  const hrefs = new Map(links.map(({ start, href }) => [start, href]));
  const inserted: { at: number; length: number; href: string }[] = [];
  let offset = 0;
  for (const { 0: part, index } of html.matchAll(PARTS)) {
    if (part.startsWith('<')) continue;
    const href = hrefs.get(offset);
    NAME.lastIndex = index;
    const name = href === undefined ? undefined : NAME.exec(html)?.[0];
    if (href !== undefined && name !== undefined)
      inserted.push({ at: index, length: name.length, href });
    offset += 1;
  }
  return inserted.reduceRight((text, { at, length, href }) => {
    const [before, name, after] = [
      text.slice(0, at),
      text.slice(at, at + length),
      text.slice(at + length),
    ];
    // A token that is the name, and nothing else, becomes the link: no element is added.
    const kind = /<span class=(\w)>$/.exec(before);
    if (kind && after.startsWith('</span>'))
      return `${before.slice(0, kind.index)}<a class=${kind[1]} href=${href}>${name}</a>${after.slice('</span>'.length)}`;
    return `${before}<a href=${href}>${name}</a>${after}`;
  }, html);
}

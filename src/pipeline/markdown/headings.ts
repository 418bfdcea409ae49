import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { TocEntry } from '#model/page.ts';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import type { HastState } from '#tree/toHast.ts';

/** A heading with its ids and a link to itself; each is also passed to `onHeading`. */
export function createHeadingHandler(onHeading: (entry: TocEntry) => void) {
  return (state: HastState, node: Heading): Element => {
    const content = state.all(node);
    const { id, aliases = [] } = node.data ?? {};
    if (node.depth === 1 || id === undefined) return element(`h${node.depth}`, {}, content);
    onHeading({ id, aliases, level: node.depth, html: toHtml(content.flatMap(withoutLinks)) });
    return element(`h${node.depth}`, { id }, [
      ...aliases.map((alias) => element('span', { id: alias })),
      ...content,
      hashLink(id, toString(node)),
    ]);
  };
}

/** Entries of the contents list are links, and links can't be nested. */
function withoutLinks(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(withoutLinks);
  return node.tagName === 'a' ? children : [{ ...node, children }];
}

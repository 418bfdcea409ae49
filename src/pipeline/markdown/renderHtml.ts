import type { ElementContent, Root as HastRoot, Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Node, Root, Heading } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';
import type { FormContext, Forms } from '#features/feature.ts';
import { CONTAINERS, NODES } from '#features/render.ts';
import type { TocEntry } from '#model/page.ts';
import { element } from '#tree/element.ts';
import type { Markup, Section } from '#tree/nodes.ts';
import { type HastState, toHast } from '#tree/toHast.ts';
import { toString } from 'mdast-util-to-string';
import { hashLink } from '#tree/hashLink.ts';

/** An article as a tree and as text, its headings and every id in it. */
export function renderHtml(
  tree: Root,
  context: FormContext,
): { article: HastRoot; html: string; headings: TocEntry[]; anchors: string[] } {
  const headings: TocEntry[] = [];
  const article = toHast(tree, {
    ...Object.fromEntries(
      // Each is called only with nodes of its own type.
      Object.entries(NODES as Record<string, Forms<Node>>).map(([type, { html }]) => [
        type,
        (state: HastState, node: Node) => html(node, state, context),
      ]),
    ),
    heading: createHeadingHandler((entry) => headings.push(entry)),
    section: (state: HastState, node: Section) =>
      element('section', { className: [node.className] }, state.wrap(state.all(node), true)),
    markup: (_state: HastState, node: Markup) => node.element,
    // An unknown name was reported when the document was read; its content is still shown.
    containerDirective: (state: HastState, node: ContainerDirective): ElementContent[] =>
      CONTAINERS[node.name]?.html(node, state, context) ?? state.all(node),
  });
  const html = toHtml(article, { allowDangerousHtml: true });
  return { article, html, headings, anchors: idsOf(article) };
}

function idsOf(article: HastRoot): string[] {
  const ids: string[] = [];
  visit(article, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** A heading with its ids and a link to itself; each is also passed to `onHeading`. */
function createHeadingHandler(onHeading: (entry: TocEntry) => void) {
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

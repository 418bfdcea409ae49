import type { Root as HastRoot } from 'hast';
import type { FootnoteDefinition, Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import type { Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from './visit.ts';

/** Functions that turn one kind of Markdown node into HTML elements. */
export type Handlers = NonNullable<Options['handlers']>;

/** What such a function needs to render the children of its node. */
export type HastState = Parameters<NonNullable<Handlers['heading']>>[0];

/** Turns a Markdown tree into an HTML tree. */
export function toHast(tree: Root, handlers: Handlers): HastRoot {
  const root = (state: HastState) => state.wrap(state.all(tree));
  return unified()
    .use(remarkRehype, { handlers: { ...handlers, root }, allowDangerousHtml: true })
    .runSync({ type: 'root', children: footnotesIn(tree) });
}

/** What the library would search the whole tree for, slowly; the rest, it gets from the handler of the root. */
function footnotesIn(tree: Root): FootnoteDefinition[] {
  const footnotes: FootnoteDefinition[] = [];
  visit(tree, 'footnoteDefinition', (node) => void footnotes.push(node));
  return footnotes;
}

import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import type { Options } from 'remark-rehype';
import { unified } from 'unified';

/** Functions that turn one kind of Markdown node into HTML elements. */
export type Handlers = NonNullable<Options['handlers']>;

/** What such a function needs to render the children of its node. */
export type HastState = Parameters<NonNullable<Handlers['heading']>>[0];

/** Turns a Markdown tree into an HTML tree. */
export function toHast(tree: Root, handlers: Handlers): HastRoot {
  return unified().use(remarkRehype, { handlers, allowDangerousHtml: true }).runSync(tree);
}

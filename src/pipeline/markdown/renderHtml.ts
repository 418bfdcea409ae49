import type { Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '#model/page.ts';
import type { Highlighter } from '#features/samples/highlight.ts';
import { ambassadorsToHast } from '#features/ambassadors/render.ts';
import { containerToHast } from './containers.ts';
import { element } from '#tree/element.ts';
import { createHeadingHandler } from './headings.ts';
import { createImageHandlers } from '#features/images/render.ts';
import { samplesHtml } from '#features/samples/render.ts';
import { tableToHast } from '#features/tables/render.ts';
import { toHast } from '#tree/toHast.ts';
import type { HastState } from '#tree/toHast.ts';
import type { Markup, Samples, Section } from '#tree/nodes.ts';
import { videosToHast } from '#features/videos/render.ts';

/** The HTML of an article, its headings and every id in it. */
export function renderHtml(
  tree: Root,
  { highlighter, baseUrl }: { highlighter: Highlighter; baseUrl: string },
): { html: string; headings: TocEntry[]; anchors: string[] } {
  const headings: TocEntry[] = [];
  const article = toHast(tree, {
    ...createImageHandlers(baseUrl),
    heading: createHeadingHandler((entry) => headings.push(entry)),
    table: tableToHast,
    section: (state: HastState, node: Section) =>
      element('section', { className: [node.className] }, state.wrap(state.all(node), true)),
    markup: (_state: HastState, node: Markup) => node.element,
    containerDirective: containerToHast,
    videos: videosToHast,
    ambassadors: ambassadorsToHast,
    samples: (_state: HastState, node: Samples) => ({
      type: 'raw',
      value: samplesHtml(node, highlighter),
    }),
  });
  const html = toHtml(article, { allowDangerousHtml: true });
  return { html, headings, anchors: idsOf(article) };
}

function idsOf(article: HastRoot): string[] {
  const ids: string[] = [];
  visit(article, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

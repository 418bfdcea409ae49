import type { Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '#model/page.ts';
import type { Highlighter } from '#pipeline/highlight.ts';
import { ambassadorsToHast } from './ambassadors.ts';
import { containerToHast } from './containers.ts';
import { element } from './element.ts';
import { createHeadingHandler } from './headings.ts';
import { createImageHandlers } from './pictures.ts';
import { samplesHtml } from './samples.ts';
import { tableToHast } from './tables.ts';
import { toHast } from './toHast.ts';
import type { HastState } from './toHast.ts';
import type { Markup, Samples, Section } from './tree.ts';
import { videosToHast } from './videos.ts';

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

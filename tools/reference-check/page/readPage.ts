import { parseFragment } from 'parse5';
import type { Element } from './markup.ts';
import { attribute, descendants, elementsOf, hasClass, proseOf, textOf, words } from './markup.ts';
import { partOf, readMember } from './readMember.ts';
import type { RenderedMember, RenderedPage } from './renderedPage.ts';

/** Reads a built class page. */
export function readPage(html: string): RenderedPage {
  const start = html.indexOf('<div id="article"');
  const article = elementsOf(
    parseFragment(html.slice(start, html.indexOf('</article>', start))),
  )[0];
  const blocks = article ? elementsOf(article) : [];
  const isHeading = ({ tagName }: Element) => tagName === 'h2';
  const first = blocks.findIndex(isHeading);
  const intro = blocks.slice(1, first < 0 ? undefined : first);
  const members: RenderedMember[] = [];
  let group = '';
  for (const block of blocks) {
    if (isHeading(block)) group = words(textOf(block.childNodes, (one) => one.tagName === 'a'));
    if (hasClass(block, 'member')) members.push(readMember(block, group));
  }
  return {
    title: words(textOf(blocks.slice(0, 1))),
    intro: intro.flatMap(introPart),
    words: proseOf(intro.filter((block) => introPart(block) !== 'index')),
    samples: intro.filter((block) => introPart(block) === 'sample').length,
    members,
    index: intro
      .filter((block) => introPart(block) === 'index')
      .flatMap((block) => [...descendants(block)])
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => ({
        name: words(textOf(link.childNodes)),
        href: attribute(link, 'href') ?? '',
      })),
  };
}

function introPart(block: Element): string {
  if (hasClass(block, 'member-index') || hasClass(block, 'filter')) return 'index';
  if (/^Added in v[\d.]+\.(?: Deprecated\.)?$/.test(words(textOf([block])))) return 'since';
  return partOf(block) ?? 'text';
}

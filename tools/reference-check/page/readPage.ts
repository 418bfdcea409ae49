import { parseFragment } from 'parse5';
import type { Element } from './markup.ts';
import {
  attribute,
  descendants,
  elementsOf,
  hasClass,
  proseOf,
  textOf,
  words,
  isElement,
} from './markup.ts';
import type { RenderedMember, RenderedPage, RenderedList, RenderedItem } from './renderedPage.ts';

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

/** One section of a class page. */
function readMember(section: Element, group: string): RenderedMember {
  const blocks = elementsOf(section);
  const heading = blocks.find(({ tagName }) => tagName === 'h3');
  const inHeading = heading ? elementsOf(heading) : [];
  const result = blocks.find((block) => attribute(block, 'id')?.endsWith('-return'));
  const lists = blocks.flatMap((block, index): RenderedList[] =>
    isItemList(block) ? [readList(block, blocks[index - 1])] : [],
  );
  const isWords = (block: Element) => partOf(block) === 'text';
  return {
    id: heading ? (attribute(heading, 'id') ?? '') : '',
    aliases: inHeading.flatMap((one) => attribute(one, 'id') ?? []),
    heading: words(textOf(inHeading.filter((one) => !hasClass(one, 'hash-link')))),
    group,
    meta: blocks
      .filter((block) => hasClass(block, 'member-meta'))
      .flatMap(elementsOf)
      .map((one) => words(textOf([one]))),
    signatures: blocks.filter((block) => hasClass(block, 'signature')).flatMap(readSignatures),
    deprecation: blocks.filter(isDeprecation).map(textOfDeprecation)[0],
    samples: blocks.filter((block) => partOf(block) === 'sample').length,
    parts: blocks.flatMap((block) => partOf(block) ?? []),
    ...proseOf(blocks.filter((block) => isWords(block) || hasClass(block, 'admonition'))),
    lists,
    result: result && {
      id: attribute(result, 'id') ?? '',
      type: typeIn(result),
    },
  };
}

function readList(list: Element, label: Element | undefined): RenderedList {
  return { label: partOf(label) ?? '', type: typeIn(label), items: readItems(list) };
}

/** What a block is: `text`, `sample`, `signature`; a label gives the name of what it is above. */
function partOf(block: Element | undefined): string | undefined {
  if (!block || block.tagName === 'h3' || isItemList(block)) return undefined;
  if (hasClass(block, 'member-meta')) return 'meta';
  if (hasClass(block, 'signature')) return 'signature';
  if (hasClass(block, 'member-label'))
    return words(textOf(block.childNodes, (one) => hasClass(one, 'type')));
  if (hasClass(block, 'used-in')) return 'used-in';
  if (hasClass(block, 'elsewhere')) return 'elsewhere';
  if (isDeprecation(block)) return 'deprecated';
  const isSample = (one: Element) => hasClass(one, 'sample');
  if ([block, ...descendants(block)].some(isSample)) return 'sample';
  return 'text';
}

function isDeprecation(block: Element): boolean {
  return hasClass(block, 'admonition') && /^\s*Deprecated/.test(textOf(block.childNodes));
}

function textOfDeprecation(block: Element): string {
  return words(textOf(block.childNodes, (one) => hasClass(one, 'admonition-title')));
}

/** A long signature is broken into lines; the following ones begin with a space or a parenthesis. */
function readSignatures(block: Element): string[] {
  return textOf(block.childNodes)
    .split(/\n(?![\s)])/)
    .map((lines) =>
      words(lines)
        .replace(/([([]) /g, '$1')
        .replace(/,? ([)\]])/g, '$1'),
    );
}

function typeIn(block: Element | undefined): string {
  const types = block ? [...descendants(block)].filter((one) => hasClass(one, 'type')) : [];
  return words(textOf(types));
}

/** The arguments, options or fields of a list; other lists have none. */
function readItems(list: Element): RenderedItem[] {
  return elementsOf(list)
    .filter((entry) => entry.tagName === 'li' && attribute(entry, 'id') !== undefined)
    .map(readItem);
}

/** A list of arguments, options or fields: its entries can be linked to. */
function isItemList(element: Element): boolean {
  return (
    element.tagName === 'ul' &&
    elementsOf(element).some((entry) => attribute(entry, 'id')?.match(/-(?:option|return)-/))
  );
}

/** The name, the type and the facts stand before the link to the entry itself, the words after it. */
function readItem(entry: Element): RenderedItem {
  const nodes = entry.childNodes.flatMap((node) =>
    isElement(node) && node.tagName === 'p' ? node.childNodes : [node],
  );
  const link = nodes.findIndex((node) => isElement(node) && hasClass(node, 'hash-link'));
  const head = nodes.slice(0, link);
  const isType = (element: Element) => hasClass(element, 'type');
  const isName = (element: Element) => element.tagName === 'code';
  const inHead = [...descendants({ childNodes: head }, isType)];
  return {
    id: attribute(entry, 'id') ?? '',
    names: inHead.filter(isName).map((one) => textOf(one.childNodes)),
    type: inHead
      .filter(isType)
      .map((one) => words(textOf([one])))
      .join(' | '),
    remarks: words(textOf(head, (element) => isType(element) || isName(element))),
    ...proseOf(nodes.slice(link + 1), isItemList),
    fields: [...descendants(entry, isItemList)].filter(isItemList).flatMap(readItems),
  };
}

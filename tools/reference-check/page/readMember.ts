import type { Element } from './markup.ts';
import { attribute, descendants, elementsOf, hasClass, proseOf, textOf, words } from './markup.ts';
import { isItemList, readItems } from './readItem.ts';
import type { RenderedList, RenderedMember } from './renderedPage.ts';

/** One section of a class page. */
export function readMember(section: Element, group: string): RenderedMember {
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
export function partOf(block: Element | undefined): string | undefined {
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

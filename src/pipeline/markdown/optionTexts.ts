import type { ListItem, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Whether a list item is an argument or option of the reference: those have anchors. */
export function isOption({ data }: ListItem): boolean {
  return typeof data?.hProperties?.['id'] === 'string';
}

/** The names of options and nested options, each with its description. */
export function optionTexts(items: readonly ListItem[]): { name: string; text: string }[] {
  return items.filter(isOption).flatMap(({ children: [first, ...rest] }) => {
    if (first?.type !== 'paragraph') return [];
    const words = rest.flatMap((block) => (block.type === 'paragraph' ? [toString(block)] : []));
    const text = [sentenceOf(first), ...words].join(' ').replace(/\s+/g, ' ').trim();
    const inner = rest.flatMap((block) => (block.type === 'list' ? block.children : []));
    return [{ name: nameOf(first), text }, ...optionTexts(inner)];
  });
}

function nameOf({ children: [first] }: Paragraph): string {
  return first?.type === 'inlineCode' ? first.value : '';
}

/** The description after name, type and link of an option. */
function sentenceOf({ children }: Paragraph): string {
  const link = children.findLastIndex(({ type }) => type === 'markup');
  return toString(children.slice(link + 1));
}

import type { ListItem, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Whether an item of a list is an argument or an option of the reference: those have anchors. */
export function isOption({ data }: ListItem): boolean {
  return typeof data?.hProperties?.['id'] === 'string';
}

/** The names of options and of those inside them, each with what is said of it. */
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

/** What stands after name, type and link of an option. */
function sentenceOf({ children }: Paragraph): string {
  const link = children.findLastIndex(({ type }) => type === 'markup');
  return toString(children.slice(link + 1));
}

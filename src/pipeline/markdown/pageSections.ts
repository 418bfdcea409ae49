import type { Root, RootContent, ListItem, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Forms } from '#features/feature.ts';
import { NODES } from '#features/render.ts';
import type { PageSection } from '#model/search.ts';

/** The content below each heading of a page, as plain text for search; without code. */
export function pageSections(tree: Root, title: string): PageSection[] {
  const sections: PageSection[] = [{ id: '', level: 1, title, texts: [] }];
  // Members of a class share most of their options: index each text only once.
  const said = new Set<string>();
  for (const part of partsOf(tree.children)) {
    const last = sections.at(-1);
    if (typeof part === 'string') {
      const text = onOneLine(part);
      if (text !== '') last?.texts.push(text);
    } else if (part.type === 'samples') {
      const messages = messagesOf(part);
      // A section that starts with a message is about it: it is found as if this were one of its names.
      if (last && last.level > 1 && last.texts.length === 0 && messages.length > 0) {
        last.aliases = [...(last.aliases ?? []), ...messages.flatMap(asNames)];
      }
      last?.texts.push(...messages.map(onOneLine));
    } else if (part.type === 'heading') {
      const { id = '', aliases = [] } = part.data ?? {};
      const names = aliases.length > 0 ? { aliases } : {};
      sections.push({ id, level: part.depth, title: toString(part), ...names, texts: [] });
    } else {
      const options = optionTexts(part.children).map(({ name, text }) => {
        const sentence = `${name}: ${text}`;
        const isKnown = text === '' || said.has(sentence);
        said.add(sentence);
        return { isKnown, words: isKnown ? name : sentence };
      });
      const names = options.filter(({ isKnown }) => isKnown).map(({ words }) => words);
      if (names.length > 0) last?.texts.push(names.join(', '));
      last?.texts.push(...options.filter(({ isKnown }) => !isKnown).map(({ words }) => words));
    }
  }
  return sections;
}

/** What a tool prints; other samples are code, and search finds the text around it. */
function messagesOf({ children }: Extract<RootContent, { type: 'samples' }>): string[] {
  return children.filter(({ lang }) => lang === 'text').map(({ value }) => value);
}

/** `Sold out!` → `Sold-out`, for each line. */
function asNames(message: string): string[] {
  const names = message.split('\n').map((line) => line.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '');
  return names.filter((name) => name !== '');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

type Part = string | Extract<RootContent, { type: 'heading' | 'list' | 'samples' }>;

/** The headings, texts and option lists of a tree, in order. */
function partsOf(nodes: readonly RootContent[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    switch (node.type) {
      case 'heading':
      case 'samples':
        return [node];
      case 'list':
        return node.children.some(isOption)
          ? [node]
          : node.children.flatMap((item) => partsOf(item.children));
      case 'section':
      case 'blockquote':
      case 'containerDirective':
        return partsOf(node.children);
      // Signatures, lists of names and the like have none: anything worth finding in them also has a heading.
      case 'markup':
        return node.texts;
      case 'html':
      case 'code':
        return [];
      default: {
        // Each handler receives nodes of its own type.
        const form = NODES[node.type] as Forms<RootContent> | undefined;
        return form ? (form.texts?.(node) ?? []) : [toString(node, { includeImageAlt: false })];
      }
    }
  });
}

/** Whether a list item is an argument or option of the reference: those have anchors. */
function isOption({ data }: ListItem): boolean {
  return typeof data?.hProperties?.['id'] === 'string';
}

/** The names of options and nested options, each with its description. */
function optionTexts(items: readonly ListItem[]): { name: string; text: string }[] {
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

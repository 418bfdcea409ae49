import type { Element } from 'hast';
import type {
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from 'mdast';
import type { Markup } from './nodes.ts';

export function text(value: string): Text {
  return { type: 'text', value };
}

export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** A paragraph used as a heading. */
export function bold(children: PhrasingContent[]): Paragraph {
  return paragraph([{ type: 'strong', children }]);
}

export function link(url: string, children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

/** A list with one paragraph in each item. */
export function list(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(children)],
    })),
  };
}

/** A table; cells of plain text may be strings. */
export function table(
  columns: readonly string[],
  rows: readonly (string | PhrasingContent[])[][],
): Table {
  return {
    type: 'table',
    children: [columns, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: typeof cell === 'string' ? [text(cell)] : cell,
      })),
    })),
  };
}

/** A form for the page, one for the twin, and what search indexes. */
export function markup(element: Element, plain: RootContent[] = [], texts: string[] = []): Markup {
  return { type: 'markup', element, plain, texts };
}

import type { InlineCode, Link, List, Paragraph, PhrasingContent, Table, Text } from 'mdast';

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

/** A table; its first row is the header. */
export function table(rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

import type { TemplateNode, TextPosition } from 'virtual:framework/ariaSnapshot';
import { parseAriaSnapshot } from 'virtual:framework/ariaSnapshot';
import * as yaml from 'yaml';
import { childrenOf, isFragment } from './ariaPairs.ts';

/** The template of an assertion, with the line of everything in it, or what is wrong with it. */
export type AriaText =
  | {
      type: 'template';
      root: TemplateNode;
      lines: ReadonlyMap<TemplateNode, number>;
      /** What a line with `/` says about an element: its name and line. */
      settings: ReadonlyMap<TemplateNode, ReadonlyMap<string, number>>;
    }
  | { type: 'error'; error: AriaTextError };

export interface AriaTextError {
  /** As the framework prints it. */
  message: string;
  place: TextPosition;
}

/** Reads a template with the framework's parser, which knows the lines of errors only. */
export function readAriaText(text: string): AriaText {
  let counter: yaml.LineCounter | undefined;
  let document: yaml.Document | undefined;
  const parseDocument: typeof yaml.parseDocument = (source, options) => {
    counter = options?.lineCounter;
    document = yaml.parseDocument(source, options);
    return document as never;
  };
  const { fragment, errors } = parseAriaSnapshot({ ...yaml, parseDocument }, text);
  const [error] = errors;
  if (error) return { type: 'error', error: { message: error.message, place: placeOf(error) } };

  const lines = new Map<TemplateNode, number>();
  const settings = new Map<TemplateNode, Map<string, number>>();
  const lineOf = (node: unknown): number =>
    counter?.linePos((node as yaml.Node).range?.[0] ?? 0).line ?? 0;

  /** Follows the parser through the document: each item is the next child, or a setting. */
  function place(children: readonly TemplateNode[], owner: TemplateNode, sequence: yaml.YAMLSeq) {
    let next = 0;
    for (const item of sequence.items) {
      const pairs = yaml.isMap(item) ? item.items : [{ key: item, value: undefined }];
      for (const { key, value } of pairs) {
        const name = yaml.isScalar(key) ? String(key.value) : '';
        if (name.startsWith('/')) {
          settings.set(
            owner,
            (settings.get(owner) ?? new Map<string, number>()).set(name, lineOf(key)),
          );
          continue;
        }
        const node = children[next++];
        if (!node) continue;
        lines.set(node, lineOf(key));
        if (node.kind === 'text') continue;
        if (yaml.isSeq(value)) place(node.children ?? [], node, value);
        else for (const child of node.children ?? []) lines.set(child, lineOf(key));
      }
    }
  }

  const children = isFragment(fragment) ? childrenOf(fragment) : [fragment];
  if (yaml.isSeq(document?.contents)) place(children, fragment, document.contents);
  return { type: 'template', root: fragment, lines, settings };
}

/** Errors about an element span from its start to the mistake, and draw an arrow to it; others start there. */
function placeOf({
  message,
  range: [start, end],
}: {
  message: string;
  range: [TextPosition, TextPosition];
}): TextPosition {
  const { line, col } = message.endsWith('^\n') && !/ at line \d+/.test(message) ? end : start;
  return { line: Math.max(line, 1), col: Math.max(col, 1) };
}

import type { ApiLanguage } from '#api-reference/facts.ts';
import type { InlineCode, Nodes } from 'mdast';
import { visit } from '#tree/visit.ts';

/** What inline code of a text can mean where it stands. */
export interface CodeWords {
  /** The constants of enumerations, by the value in JavaScript. */
  values: ReadonlyMap<string, string>;
  /** A name of JavaScript in the language: `pageFunction` → `expression`. */
  nameOf: (code: string) => string | undefined;
}

export const NO_WORDS: CodeWords = { values: new Map(), nameOf: () => undefined };

/** Values that other languages spell in another way. */
const LITERALS: Partial<Record<ApiLanguage, Record<string, string>>> = {
  python: { null: 'None', undefined: 'None', true: 'True', false: 'False' },
  java: { undefined: 'null' },
  csharp: { undefined: 'null' },
};

/** Inline code of a text in the spelling of a language. */
export function translateCode(code: string, language: ApiLanguage, words: CodeWords): string {
  if (language === 'js') return code;
  const quoted = /^(['"])(.*)\1$/.exec(code)?.[2];
  const value = words.values.get(quoted ?? code);
  if (value !== undefined) return value;
  if (quoted !== undefined) return `"${quoted}"`;
  return LITERALS[language]?.[code] ?? words.nameOf(code) ?? code;
}

/** The `load` event of a page has the name of a value, but is none. */
export function isNameOfEvent({ value }: InlineCode, next: Nodes | undefined): boolean {
  return /^\w+$/.test(value) && next?.type === 'text' && next.value.startsWith(' event');
}

/** Translates the inline code in a tree; the tree is changed. */
export function translateCodeIn(tree: Nodes, language: ApiLanguage, words: CodeWords): void {
  visit(tree, 'inlineCode', (node, index = 0, parent) => {
    if (isNameOfEvent(node, parent?.children[index + 1])) return;
    node.value = translateCode(node.value, language, words);
  });
}

/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { InlineCode, Text } from 'mdast';
import { code, text } from '#tree/markdownNodes.ts';

/** A sentence with code in backticks. */
export function phrasesOf(sentence: string): (InlineCode | Text)[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({ value }) => value !== '');
}

export function phraseHtml({ type, value }: InlineCode | Text): Element | string {
  return type === 'inlineCode' ? <code>{value}</code> : value;
}

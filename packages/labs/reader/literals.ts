import type { Language } from '../worker/languages.ts';

/** Escapes that all four languages have. */
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '0': '\0' },
  ...{ '\n': '', a: '\x07', v: '\v' },
};

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|([^]))/gi;

function unescape(text: string): string {
  return text.replace(ESCAPE, (_, ...groups: (string | undefined)[]) => {
    const [braced, short, long, byte, character = ''] = groups;
    const code = braced ?? short ?? long ?? byte;
    if (code !== undefined) return String.fromCodePoint(parseInt(code, 16));
    return ESCAPES[character] ?? character;
  });
}

/** In Python, a backslash before a letter that has no meaning stays. */
function unescapePython(text: string): string {
  return unescape(text.replace(/\\(?![\\'"nrtbfav0xuU\n])/g, '\\\\'));
}

/** The text of a string literal. */
export function textOf(literal: string, language: Language): string {
  const [, prefix = '', quote = ''] = /^([a-z@$]*)("""|'''|"|'|`)/i.exec(literal) ?? [];
  const text = literal.slice(prefix.length + quote.length, literal.length - quote.length);
  if (language === 'csharp' && quote === '"""')
    return text.includes('\n') ? withoutIndent(text).replace(/\n$/, '') : text;
  if (language === 'java' && quote === '"""') return unescape(withoutIndent(text));
  if (prefix.includes('@')) return text.replaceAll('""', '"');
  if (/r/i.test(prefix)) return text;
  return language === 'python' ? unescapePython(text) : unescape(text);
}

/** A block of text without its first line break and the indentation that all lines share. */
function withoutIndent(block: string): string {
  const lines = block.replace(/^[^\S\n]*\n/, '').split('\n');
  const counted = lines.filter((line, index) => line.trim() !== '' || index === lines.length - 1);
  const indent = Math.min(...counted.map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return lines.map((line) => line.slice(indent).trimEnd()).join('\n');
}

interface TextPart {
  text: string;
  at: number;
  isCode: boolean;
}

/** The texts and expressions in `$"Hello, {name}"` of C#. */
export function verbatimParts(literal: string): TextPart[] {
  const start = literal.indexOf('"') + 1;
  const prefix = literal.slice(0, start).replace('$', '');
  const inner = literal.slice(start, -1);
  return [...inner.matchAll(/\{([^{}]+)\}|(?:\{\{|\}\}|[^{}])+/g)].map(
    ({ 0: part, 1: code, index }) => {
      if (code !== undefined) return { text: code, at: start + index + 1, isCode: true };
      const text = part.replaceAll('{{', '{').replaceAll('}}', '}');
      return { text: textOf(`${prefix}${text}"`, 'csharp'), at: start + index, isCode: false };
    },
  );
}

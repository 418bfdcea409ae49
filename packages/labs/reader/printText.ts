import type { Language } from '../worker/languages.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\0': '\\0',
};

function escaped(text: string, quote: string): string {
  return text.replace(/[\\\n\t\r\0"'`]/g, (character) => {
    if (/["'`]/.test(character)) return character === quote ? `\\${character}` : character;
    return character === '\\' ? '\\\\' : (ESCAPES[character] ?? character);
  });
}

/** A string literal as people write it: JavaScript with single quotes, unless the text has one. */
export function printString(text: string, language: Language): string {
  if (text.includes('\n') && !/"""|[\r\t\0]/.test(text)) return printBlock(text, language);
  const [usual, other] = language === 'javascript' ? ["'", '"'] : ['"', "'"];
  const hasChoice = language === 'javascript' || language === 'python';
  const quote = hasChoice && text.includes(usual) && !text.includes(other) ? other : usual;
  return quote + escaped(text, quote) + quote;
}

/** A text of several lines. */
function printBlock(text: string, language: Language): string {
  switch (language) {
    case 'javascript':
      return `\`${escaped(text, '`').replaceAll('\\n', '\n').replaceAll('${', '\\${')}\``;
    case 'python':
      return `${text.includes('\\') ? 'r' : ''}"""${text}"""`;
    case 'java':
      return `"""\n${text.replaceAll('\\', '\\\\')}"""`;
    case 'csharp':
      return `@"${text.replaceAll('"', '""')}"`;
  }
}

/** A text with expressions in it. */
export function printTemplate(
  parts: readonly (string | { code: string })[],
  language: Language,
): string {
  const inner = (quote: string, write: (code: string) => string, brace: (text: string) => string) =>
    parts
      .map((part) => (typeof part === 'string' ? brace(escaped(part, quote)) : write(part.code)))
      .join('');
  const doubled = (text: string) => text.replaceAll('{', '{{').replaceAll('}', '}}');
  switch (language) {
    case 'javascript':
      return `\`${inner(
        '`',
        (code) => `\${${code}}`,
        (text) => text.replaceAll('${', '\\${'),
      )}\``;
    case 'python':
      return `f"${inner('"', (code) => `{${code}}`, doubled)}"`;
    case 'csharp':
      return `$"${inner('"', (code) => `{${code}}`, doubled)}"`;
    case 'java':
      return parts
        .map((part) => (typeof part === 'string' ? printString(part, 'java') : part.code))
        .join(' + ');
  }
}

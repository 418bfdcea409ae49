import type { CompilerMessage } from '../compiled/placedSample.ts';

/** Parses the output of javac: a first line, more about it, the source line, a caret, details. */
export function parseJavac(text: string): CompilerMessage[] {
  const heads = [...text.matchAll(/^(\S+\.java):(\d+): error: (.*)$/gm)];
  return heads.map((head, index) => {
    const [whole, path = '', line = '', first = ''] = head;
    const rest = text.slice(head.index + whole.length, heads[index + 1]?.index);
    return { path, line: Number(line), message: [first, ...details(rest)].join('; ') };
  });
}

/** `symbol: method clik()` and `location: interface Page` say what is missing where. */
function details(text: string): string[] {
  const lines = text.match(/^ {2}(?:symbol|location): .*$/gm) ?? [];
  return lines.map((line) => line.trim().replace(/\s+/g, ' '));
}

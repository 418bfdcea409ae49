import type { Sample } from '../sample.ts';

/** Replaces the code in fences of a Markdown file. */
export function replaceSamples(
  text: string,
  replacements: readonly { old: Sample; code: string }[],
): string {
  const lines = text.split('\n');
  // From the bottom up, so line numbers above stay valid.
  for (const { old, code } of [...replacements].sort((a, b) => b.old.line - a.old.line)) {
    const start = old.line - 1;
    const indent = /^\s*/.exec(lines[start - 1] ?? '')?.[0] ?? '';
    const fresh = code.split('\n').map((line) => (line === '' ? '' : indent + line));
    lines.splice(start, old.code.split('\n').length, ...fresh);
  }
  return lines.join('\n');
}

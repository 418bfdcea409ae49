import type { RunValue } from './statements.ts';

/**
 * Tries the regular expressions of a statement on the text of a page. In a worker: one that takes forever ends with it,
 * and not with the page of the reader.
 */
export function tryPatterns({ value, text }: { value: RunValue; text: string }): true {
  const texts = [text, ...text.split('\n')];
  for (const { source, flags } of patternsIn(value))
    for (const each of texts) new RegExp(source, flags).test(each);
  return true;
}

function patternsIn(value: RunValue): { source: string; flags: string }[] {
  switch (value.type) {
    case 'pattern':
      return [value];
    case 'list':
      return value.items.flatMap(patternsIn);
    case 'object':
      return value.entries.flatMap(([, each]) => patternsIn(each));
    case 'chain': {
      const { root, calls } = value;
      const inRoot = 'subject' in root ? patternsIn(root.subject) : [];
      return [...inRoot, ...calls.flatMap(({ args = [] }) => args.flatMap(patternsIn))];
    }
    default:
      return [];
  }
}

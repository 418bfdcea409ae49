import type { DeclaredDoc } from './declaredClass.ts';
import { markFenced } from './markFenced.ts';
import { unwrapLines } from './unwrapLines.ts';

/** Takes a doc comment, slashes and asterisks included, apart. */
export function parseComment(comment: string): DeclaredDoc {
  const [body, ...tags] = splitAtTags(commentLines(comment));
  const params = new Map<string, string>();
  const deprecated: string[] = [];
  for (const [first = '', ...rest] of tags) {
    const [, tag, afterTag = ''] = /^@(\w+)\s*(.*)$/.exec(first) ?? [];
    if (tag === 'deprecated') deprecated.push(unwrapLines([afterTag, ...rest]));
    if (tag !== 'param') continue;
    const [, name, text = ''] = /^(\S+)\s*(.*)$/.exec(afterTag) ?? [];
    if (name) params.set(name, unwrapLines([text, ...rest]));
  }
  return {
    text: unwrapLines(body ?? []),
    ...(deprecated[0] !== undefined && { deprecated: deprecated[0] }),
    params,
  };
}

function commentLines(comment: string): string[] {
  const inside = comment.replace(/^\/\*\*[ \t]*/, '').replace(/\s*\*\/$/, '');
  const lines = unescapeComment(inside).split(/\r?\n/);
  return lines.map((line, index) => (index === 0 ? line : line.replace(/^\s*\* ?/, '')));
}

/** Takes the backslashes away that the framework needs to write samples inside a comment. */
export function unescapeComment(comment: string): string {
  // `*/` would end the comment, so it is `*\/` there; in `/.*\/login/` the backslash is the sample's own.
  return comment.replace(/(?<!\.)\*\\\/|\*\\\/(?!\w)/g, '*/');
}

/** The lines before the first tag, then those of each tag. */
function splitAtTags(lines: readonly string[]): string[][] {
  const fenced = markFenced(lines);
  const sections: string[][] = [[]];
  lines.forEach((line, index) => {
    // An `@` inside a sample is a decorator or a package.
    if (!fenced[index] && /^@\w/.test(line)) sections.push([line]);
    else sections.at(-1)?.push(line);
  });
  return sections;
}

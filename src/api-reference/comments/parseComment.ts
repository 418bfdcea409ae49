import type { CommentKey } from '#api-reference/facts.ts';
import { createHash } from 'node:crypto';

/** What a doc comment says, in Markdown. */
export interface DocComment {
  /** The comment without its tags: samples as written, paragraphs on one line each. */
  text: string;
  /** What stands behind `@deprecated`; absent if there is no such tag. */
  deprecated?: string;
  /** What stands behind each `@param`. */
  params: ReadonlyMap<string, string>;
}

/** Takes a doc comment, slashes and asterisks included, apart. */
export function parseComment(comment: string): DocComment {
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

/** Joins the lines of a paragraph that was wrapped to a width; everything else stays as it is. */
export function unwrapLines(lines: readonly string[]): string {
  const fenced = markFenced(lines);
  const unwrapped: string[] = [];
  lines.forEach((line, index) => {
    const previous = unwrapped.at(-1);
    const isProse = !fenced[index] && !fenced[index - 1];
    if (isProse && previous !== undefined && isContinuedBy(previous, line))
      unwrapped[unwrapped.length - 1] = `${previous} ${line.trim()}`;
    else unwrapped.push(line);
  });
  return unwrapped.join('\n').trim();
}

/** Headings, quotes, tables, HTML, rules and the colons of a directive. */
const OTHER_BLOCK = /^\s*(#{1,6}\s|>|\||<|:{3,}|={3,}|-{3,})/;
const LIST_ITEM = /^\s*([-*+]|\d+[.)])\s/;

function isContinuedBy(block: string, line: string): boolean {
  if (block.trim() === '' || line.trim() === '') return false;
  if (OTHER_BLOCK.test(line) || LIST_ITEM.test(line)) return false;
  const isIndentedCode = block.startsWith('    ') && !LIST_ITEM.test(block);
  const hasHardBreak = block.endsWith('  ') || block.endsWith('\\');
  return !OTHER_BLOCK.test(block) && !isIndentedCode && !hasHardBreak;
}

/** For each line whether it belongs to a fenced code block, its fences included. */
function markFenced(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = marks;
      return marks !== undefined;
    }
    if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    return true;
  });
}

/** A comment of the declarations, or the words behind one of its tags, and where it stands. */
interface Comment {
  text: string;
  /** From the repository root, with forward slashes. */
  file: string;
  line: number;
}

export type Comments = ReadonlyMap<CommentKey, Comment>;

/** The doc comments of declaration files, by the keys in the facts. No compiler is needed: the facts know what is whose. */
export function readComments(sources: readonly { file: string; text: string }[]): Comments {
  const comments = new Map<CommentKey, Comment>();
  for (const { file, text } of sources) {
    let line = 1;
    let end = 0;
    for (const match of text.matchAll(/\/\*\*[^]*?\*\//g)) {
      line += linesIn(text.slice(end, match.index));
      end = match.index;
      const { text: body, deprecated = '', params } = parseComment(match[0]);
      for (const words of [body, deprecated, ...params.values()]) {
        const key = commentKey(words);
        if (words !== '' && !comments.has(key)) comments.set(key, { text: words, file, line });
      }
    }
  }
  return comments;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** What the facts have instead of a comment, whose words stay in its package; it changes with them. */
export function commentKey(text: string): CommentKey {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

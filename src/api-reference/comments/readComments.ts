import type { CommentKey } from '#api-reference/facts.ts';
import { parseComment } from './parseComment.ts';
import { createHash } from 'node:crypto';

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

import { createHash } from 'node:crypto';
import type { CommentKey } from '#api-reference/facts.ts';

/** What the facts have instead of a comment, whose words stay in its package; it changes with them. */
export function commentKey(text: string): CommentKey {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

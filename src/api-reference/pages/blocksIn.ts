import type { RootContent } from 'mdast';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import { LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import type { CodeWords } from './translateCode.ts';
import { translateCodeIn } from './translateCode.ts';

/** A copy of blocks of our own with what an edition shows, in its literals and names. */
export function blocksIn(
  blocks: readonly RootContent[],
  where: Where,
  words: CodeWords,
): RootContent[] {
  const tree = keepApplicable({ type: 'root', children: [...blocks] }, where);
  translateCodeIn(tree, LANGUAGE_OF_EDITION[where.edition], words);
  return tree.children;
}

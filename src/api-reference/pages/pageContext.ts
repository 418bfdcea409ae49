import type { BlockContent, RootContent } from 'mdast';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { commentOf } from '#api-reference/apiVersion.ts';
import type { ApiLanguage, ClassFacts, CommentKey, MemberFacts } from '#api-reference/facts.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import type { Report } from '#tree/report.ts';
import type { Addition, Additions } from './additions.ts';
import type { CommentParts } from './comment.ts';
import { commentBlocks } from './comment.ts';
import type { CommentContext } from './commentLinks.ts';
import type { FamilyWords } from './optionFamilies.ts';
import type { CodeWords } from './translateCode.ts';
import { translateCodeIn } from './translateCode.ts';

/** What everything on the page of a class needs. */
export interface PageContext {
  owner: ClassFacts;
  api: ApiVersion;
  language: ApiLanguage;
  where: Where;
  /** The page of a class, by its name in printed code. */
  hrefOf: (printed: string) => string | undefined;
  comments: CommentContext;
  additions: Additions | undefined;
  /** What we wrote about options that several members share. */
  families: FamilyWords;
  report: Report;
}

/** The same for the section of a member. */
export interface MemberContext extends PageContext {
  member: MemberFacts;
  /** What we wrote ourselves about it. */
  added: Addition | undefined;
  /** What inline code means in its texts. */
  words: CodeWords;
}

/** A comment of the declarations in the words of the edition; nothing without one. */
export function describe(
  key: CommentKey | undefined,
  { api, comments }: Pick<PageContext, 'api' | 'comments'>,
  parts: CommentParts & { before?: string },
): BlockContent[] {
  return commentBlocks(`${parts.before ?? ''}${commentOf(api, key)}`, comments, parts);
}

/** A copy of blocks of our own with what the edition shows, in its literals and names. */
export function blocksIn(
  blocks: readonly RootContent[] = [],
  { where, language }: Pick<PageContext, 'where' | 'language'>,
  words: CodeWords,
): RootContent[] {
  const tree = keepApplicable({ type: 'root', children: [...blocks] }, where);
  translateCodeIn(tree, language, words);
  return tree.children;
}

import type { BlockContent, RootContent } from 'mdast';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { commentOf, memberKey } from '#api-reference/apiVersion.ts';
import type {
  ApiLanguage,
  ClassFacts,
  CommentKey,
  MemberFacts,
  ParameterFacts,
} from '#api-reference/facts.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import type { Report } from '#tree/report.ts';
import type { Addition, Additions } from './additions.ts';
import type { CommentParts } from './comment.ts';
import { commentBlocks } from './comment.ts';
import type { CommentContext } from './commentLinks.ts';
import type { FamilyWords } from './optionFamilies.ts';
import type { CodeWords } from './codeNames.ts';
import { translateCodeIn, withValuesOf } from './codeNames.ts';
import { familyWords, FAMILIES_FILE } from './optionFamilies.ts';

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

/**
 * What is said of an argument, option or field: what we wrote about it, the words of its family where the
 * declarations have none for this form of it, or else the declarations; and why it is deprecated.
 */
export function wordsFor(
  parameter: ParameterFacts,
  path: readonly string[],
  context: MemberContext,
): BlockContent[] {
  const { comment, deprecation } = parameter;
  const words = withValuesOf(context.words, parameter);
  const ours = ownWords(parameter, path, context);
  // The same words are not said twice.
  const reason = deprecation === comment && ours.length === 0 ? undefined : deprecation;
  return [
    ...(ours.length > 0 ? ours : describe(comment, context, { words })),
    ...describe(reason, context, { words }),
  ];
}

function ownWords(
  parameter: ParameterFacts,
  path: readonly string[],
  context: MemberContext,
): BlockContent[] {
  const { owner, member, added, families, where, report } = context;
  const words = withValuesOf(context.words, parameter);
  const name = path.join('.');
  // Texts of options are made of blocks.
  const own = blocksIn(added?.options.get(name), context, words) as BlockContent[];
  // The declarations speak of Node.js.
  const isDeclared = !parameter.own && Boolean(parameter.comment ?? parameter.deprecation);
  if (own.length > 0 || isDeclared) return own;
  const shared = blocksIn(familyWords(families, owner, member, name), context, words);
  if (shared.length === 0) {
    const key = memberKey(member);
    report(added?.heading ?? 1, {
      what: `"${name}" of ${owner.name}.${key} has no text in the edition "${where.edition}".`,
      fix: `Write "- \`${name}\`: …" below "## ${key}", or name the member in a family of ${FAMILIES_FILE}.`,
    });
  }
  return shared as BlockContent[];
}

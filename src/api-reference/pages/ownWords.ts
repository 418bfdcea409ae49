import type { BlockContent } from 'mdast';
import { memberKey } from '#api-reference/apiVersion.ts';
import type { ParameterFacts } from '#api-reference/facts.ts';
import { withValuesOf } from './codeNames.ts';
import { familyWords, FAMILIES_FILE } from './optionFamilies.ts';
import type { MemberContext } from './pageContext.ts';
import { blocksIn, describe } from './pageContext.ts';

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

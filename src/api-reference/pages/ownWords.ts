import type { BlockContent, RootContent } from 'mdast';
import type { Report } from '#tree/report.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import type { Addition } from './additions.ts';
import { additionKey } from './additions.ts';
import { blocksIn } from './blocksIn.ts';
import { withValuesOf } from './codeNames.ts';
import type { CodeWords } from './translateCode.ts';
import type { FamilyWords } from './optionFamilies.ts';
import { familyWords, FAMILIES_FILE } from './optionFamilies.ts';
import type { OptionSource } from './optionContext.ts';

export interface WordsContext {
  where: Where;
  /** What we wrote ourselves about the member. */
  added: Addition | undefined;
  /** What we wrote about options that several members share. */
  families: FamilyWords;
  report: Report;
  /** What inline code means in the texts of this member. */
  codeWords: CodeWords;
}

/**
 * What is said of an argument, option or field: what we wrote about it, the words of its family where the
 * declarations have none for this form of it, or else the declarations.
 */
export function wordsFor(owner: ApiClass, member: ApiMember, context: WordsContext) {
  const { where, added, families, report, codeWords } = context;
  const shown = (blocks: readonly RootContent[] = [], parameter: ApiParameter) => {
    const words = withValuesOf(codeWords, parameter, LANGUAGE_OF_EDITION[where.edition]);
    // Texts of options are made of blocks.
    return blocksIn(blocks, where, words) as BlockContent[];
  };

  return (
    parameter: ApiParameter,
    path: readonly string[],
    declared: OptionSource | undefined,
  ): OptionSource | undefined => {
    const name = path.join('.');
    const { text: _text, ...standing } = declared ?? { options: [] };
    const own = shown(added?.options.get(name), parameter);
    if (own.length > 0) return { ...standing, blocks: own };
    // The declarations speak of Node.js.
    const isDeclared = existsIn(parameter, 'js') && hasText(declared);
    const blocks = isDeclared ? [] : shown(familyWords(families, owner, member, name), parameter);
    if (blocks.length > 0) return { ...standing, blocks };
    if (!isDeclared) {
      const key = additionKey(member);
      report(added?.heading ?? 1, {
        what: `"${name}" of ${owner.name}.${key} has no text in the edition "${where.edition}".`,
        fix: `Write "- \`${name}\`: …" below "## ${key}", or name the member in a family of ${FAMILIES_FILE}.`,
      });
    }
    return declared;
  };
}

function hasText(source: OptionSource | undefined): boolean {
  return Boolean(source?.text) || Boolean(source?.deprecated);
}

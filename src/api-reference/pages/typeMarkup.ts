import type { BlockContent, PhrasingContent } from 'mdast';
import { element } from '#tree/element.ts';
import { text } from '#tree/markdownNodes.ts';
import type { ApiLanguage } from '#api-reference/apiFacts.ts';
import { enumConstant, enumsIn, hasConstants } from '#api-reference/types/enumConstants.ts';
import type { TypePart } from '#api-reference/types/typePart.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import type { TypeTree } from '#api-reference/types/typeTree.ts';
import { markup, typeElements } from './nodes.ts';

type HrefOf = (className: string) => string | undefined;

/** More constants than this are folded: `AriaRole` has over eighty. */
const MOST_SHOWN = 10;

/** A type, as it is written. */
export function typeSpan(parts: readonly TypePart[], hrefOf: HrefOf): PhrasingContent {
  const span = element('span', { className: ['type'] }, typeElements(parts, hrefOf));
  return markup(span, [{ type: 'emphasis', children: [text(partsText(parts))] }]);
}

/** The constants behind an enumeration, where it has such: ` { LEFT, MIDDLE, RIGHT }`. */
export function shownConstants(tree: TypeTree, language: ApiLanguage): string {
  return constantsIn(tree, language)
    .filter(({ constants }) => constants.length <= MOST_SHOWN)
    .map(({ constants }) => ` { ${constants.join(', ')} }`)
    .join('');
}

/** Long lists of constants, to be unfolded. */
export function foldedConstants(tree: TypeTree, language: ApiLanguage): BlockContent[] {
  return constantsIn(tree, language)
    .filter(({ constants }) => constants.length > MOST_SHOWN)
    .map(({ name, constants }) => {
      const list = constants.join(', ');
      const summary = element('summary', {}, [`${constants.length} constants of ${name}`]);
      const body = element('p', { className: ['type'] }, [list]);
      return markup(element('details', { className: ['constants'] }, [summary, ' ', body]), [
        { type: 'paragraph', children: [text(`${name} { ${list} }`)] },
      ]);
    });
}

function constantsIn(
  tree: TypeTree,
  language: ApiLanguage,
): { name: string; constants: string[] }[] {
  if (!hasConstants(language)) return [];
  return enumsIn(tree).map(({ name, values }) => ({
    name,
    constants: values.map((value) => enumConstant(value, language)),
  }));
}

import type { TypePart } from '#api-reference/types/typePart.ts';
import { partsText } from '#api-reference/types/typePart.ts';

/** What fits on one line beside the contents list. */
const LINE = 72;

/** Puts each parameter of a long signature on a line of its own. */
export function wrapSignature(parts: readonly TypePart[]): TypePart[] {
  if (partsText(parts).length <= LINE) return [...parts];
  let depth = 0;
  let isInParameters = false;
  return parts.map((part) => {
    if (typeof part !== 'string') return part;
    let text = '';
    for (let index = 0; index < part.length; index++) {
      const character = part.charAt(index);
      const isOpening = '([{<'.includes(character);
      // The arrow of `=>` and `->` closes nothing.
      const isArrow = character === '>' && index > 0 && '=-'.includes(part[index - 1] ?? ' ');
      const isClosing = ')]}>'.includes(character) && !isArrow;
      if (isClosing) depth -= 1;
      if (isClosing && depth === 0 && character === ')') text += '\n';
      text += character;
      if (isOpening) depth += 1;
      // `<T, TResult>` before the parameters stays together.
      if (isOpening && depth === 1) isInParameters = character === '(';
      if (isOpening && depth === 1 && isInParameters) text += '\n  ';
      if (character === ',' && depth === 1 && isInParameters) text += '\n ';
    }
    return text;
  });
}

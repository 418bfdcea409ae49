import type { Printed } from '#api-reference/facts.ts';
import { plainCode } from '#api-reference/facts.ts';

/** What fits on one line beside the contents list. */
const LINE = 72;

/** Puts each parameter of a long signature on a line of its own. */
export function wrapSignature(printed: Printed): Printed {
  if (plainCode(printed).length <= LINE) return printed;
  let depth = 0;
  let isInParameters = false;
  let text = '';
  let before = '';
  for (const character of printed) {
    const isOpening = '([{<'.includes(character);
    // The arrow of `=>` and `->` closes nothing.
    const isArrow = character === '>' && /[=-]/.test(before);
    const isClosing = ')]}>'.includes(character) && !isArrow;
    if (isClosing) depth -= 1;
    if (isClosing && depth === 0 && character === ')') text += '\n';
    text += character;
    if (isOpening) depth += 1;
    // `<T, TResult>` before the parameters stays together.
    if (isOpening && depth === 1) isInParameters = character === '(';
    if (isOpening && depth === 1 && isInParameters) text += '\n  ';
    if (character === ',' && depth === 1 && isInParameters) text += '\n ';
    before = character;
  }
  return text;
}

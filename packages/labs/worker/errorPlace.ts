/** Where an expression goes wrong, and why. */
export interface ErrorPlace {
  /** Offset of the first character that is wrong. */
  at: number;
  reason: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Finds the place that a reader should look at: a string or bracket that isn't closed, or else the end of the
 * longest part of the chain that is a valid expression. The framework's parser says only that something is wrong.
 */
export function findErrorPlace(text: string, isValid: (part: string) => boolean): ErrorPlace {
  if (text === '') return { at: 0, reason: 'Type a locator or a selector.' };
  const { open, ends } = scan(text);
  if (open) return open;
  const valid = ends.findLast((end) => end < text.length && isValid(text.slice(0, end)));
  return valid === undefined
    ? { at: 0, reason: 'This is neither a locator of any language nor a selector.' }
    : {
        at: valid,
        reason:
          'The locator is valid up to here. The parser of Playwright’s tools doesn’t know what follows.',
      };
}

/** Follows strings and brackets: what is still open at the end, and where calls of the chain end. */
function scan(text: string): { open?: ErrorPlace; ends: number[] } {
  const brackets: { at: number; closing: string }[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const expected = brackets.at(-1);
    if (/["'`]/.test(character)) {
      const end = endOfString(text, at);
      if (end === undefined) return { open: { at, reason: 'This string is not closed.' }, ends };
      at = end;
    } else if (CLOSING[character]) {
      brackets.push({ at, closing: CLOSING[character] });
    } else if (Object.values(CLOSING).includes(character)) {
      if (character !== expected?.closing) {
        const reason = expected
          ? `"${expected.closing}" is missing before this "${character}".`
          : `Nothing is open that "${character}" could close.`;
        return { open: { at, reason }, ends };
      }
      brackets.pop();
      if (brackets.length === 0) ends.push(at + 1);
    } else if (character === '.' && brackets.length === 0) {
      ends.push(at);
    }
  }
  const [first] = brackets;
  return first
    ? { open: { at: first.at, reason: `"${text.charAt(first.at)}" is not closed.` }, ends }
    : { ends };
}

function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[start]) return at;
  }
  return undefined;
}

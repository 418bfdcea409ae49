/** A text as long as a paragraph: more than that, and nobody sees why it was found. */
const LONG = 600;
/** A text that says little on its own, such as a row of a table. */
const SHORT = 80;

/** The texts of a section in pieces of a good size: short ones joined, long ones split. */
export function contentTexts(texts: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const text of texts.flatMap(split)) {
    const last = pieces.at(-1);
    const isJoined =
      last !== undefined &&
      Math.min(last.length, text.length) < SHORT &&
      last.length + text.length < LONG;
    if (isJoined) pieces[pieces.length - 1] = `${closed(last)} ${text}`;
    else pieces.push(text);
  }
  return pieces;
}

/** Splits after sentences, and a sentence that is too long itself between words. */
function split(text: string): string[] {
  if (text.length <= LONG) return [text];
  const head = text.slice(0, LONG);
  const sentence = /^.*[.!?…](?=\s)/su.exec(head)?.[0];
  const end = sentence?.length ?? Math.max(head.lastIndexOf(' '), 0);
  const at = end > 0 ? end : LONG;
  return [text.slice(0, at).trim(), ...split(text.slice(at).trim())];
}

/** Text that ends like a sentence, so that another can follow. */
function closed(text: string): string {
  return /[.,:;!?…]$/.test(text) ? text : `${text}.`;
}

/** The maximum length, about a paragraph: in longer texts it is unclear why they matched. */
const LONG = 600;
/** Texts shorter than this say little on their own, for example a table row. */
const SHORT = 80;

/** Splits the texts of a section into chunks of a useful size: short ones are joined, long ones split. */
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

/** Splits after sentences; a sentence that is too long is split between words. */
function split(text: string): string[] {
  if (text.length <= LONG) return [text];
  const head = text.slice(0, LONG);
  const sentence = /^.*[.!?…](?=\s)/su.exec(head)?.[0];
  const end = sentence?.length ?? Math.max(head.lastIndexOf(' '), 0);
  const at = end > 0 ? end : LONG;
  return [text.slice(0, at).trim(), ...split(text.slice(at).trim())];
}

/** Adds a period if needed, so another sentence can follow. */
function closed(text: string): string {
  return /[.,:;!?…]$/.test(text) ? text : `${text}.`;
}

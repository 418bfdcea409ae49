/** The text with a sign in place of each half of a character: a cut or a broken page may leave such. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The beginning of a text, at most so long and without half a character. */
export function cutText(text: string, limit: number): string {
  return wellFormed(text)
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '');
}

/** The text as part of a URL; `encodeURIComponent` throws at half a character. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

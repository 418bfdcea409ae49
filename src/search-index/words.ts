/** Characters that may be part of one word or name: `get_by_role`, `auto-waiting`, `$$eval`. */
const WORD = /[\p{L}\p{N}_$-]+/gu;
/** The word boundaries within a name: `getBy`, `HTMLElement`, `a_b`, `a-b`. */
const JOINTS = /[_\-$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Normalizes a name: `GetByRoleAsync`, `get_by_role` and `get by role` → `getbyrole`. */
export function nameKey(name: string): string {
  const key = name.toLowerCase().replace(/[^\p{L}\p{N}$]+/gu, '');
  return key.replace(/(?<=^[\p{L}\p{N}$]{2,})async$/u, '');
}

/** The parts of a name in lowercase: `toHaveURL` → `to`, `have`, `url`. */
export function nameParts(name: string): string[] {
  return name
    .split(JOINTS)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
}

/** The words of a text, in order. */
export function findWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The terms under which a word is found: itself, and its parts if it is a compound. */
export function termsOf(word: string): string[] {
  const parts = nameParts(word);
  const key = nameKey(word);
  if (parts.length > 1) return key === '' ? parts : [key, ...parts.filter((part) => part !== key)];
  return key === '' ? [] : [key];
}

/** `doesn't` is one word, but the quotes of `'popup'` are not part of it. */
export function withoutApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
}

/** The stem of a word: `uploads`, `uploading` → `upload`. */
export function wordStem(word: string): string {
  const plural = word.replace(/(?<=\w{3})s$/, '');
  const stem = plural.replace(/(?:ion|ing|ed|e)$/, '');
  return stem.length < 5 && !plural.endsWith('ing') ? plural : shortened(stem, plural);
}

/** `dragging` → `drag`; `string` stays, because no word would be left. */
function shortened(stem: string, word: string): string {
  return stem.length < 4 ? word : stem.replace(/([bdgmnpt])\1$/, '$1');
}

/** A piece of a snippet, as plain text. */
export interface MarkedPart {
  text: string;
  /** Whether it is a match. */
  isMatch: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Splits a snippet at `<mark>` and `</mark>`. Other tags are plain text: parts are rendered as text, so nothing
 * from a service becomes markup.
 */
export function markedParts(snippet: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let isMatch = false;
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isMatch = piece === '<mark>';
    else if (piece !== '') append(parts, { text: decodeEntities(piece), isMatch });
  }
  return parts;
}

function append(parts: MarkedPart[], part: MarkedPart): void {
  const last = parts.at(-1);
  if (last?.isMatch === part.isMatch) last.text += part.text;
  else parts.push(part);
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

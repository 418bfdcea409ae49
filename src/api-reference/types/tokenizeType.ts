/** A piece of a type expression. */
export type TypeToken =
  | { kind: 'name'; text: string }
  | { kind: 'literal'; text: string }
  | { kind: 'sign'; text: string };

const TOKEN = /\s*(?:"(?<literal>[^"]*)"|(?<name>\w+)|(?<sign>[[\]<>()|,:?]))\s*/gy;

/** Cuts a type expression into tokens; `undefined` where a character belongs to none. */
export function tokenizeType(text: string): TypeToken[] | undefined {
  const tokens: TypeToken[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const { literal, name, sign } = match.groups ?? {};
    if (literal !== undefined) tokens.push({ kind: 'literal', text: literal });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return end === text.length ? tokens : undefined;
}

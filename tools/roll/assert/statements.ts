/**
 * What pages print or a package declares, one statement for each place: `Page.goto.url` → `string`. Both sides are read
 * on their own; what stands here only evens out how text is written.
 */
export type Statements = Map<string, string>;

/** Several ways to call a member make several statements about one place: their types are a union. */
export function state(
  statements: Statements,
  place: string,
  text: string,
  isOptional = false,
): void {
  const known = statements.get(place) ?? '';
  const mark = isOptional || known.endsWith('?') ? '?' : '';
  statements.set(place, inOrder([known.replace(/\?$/, ''), text]) + mark);
}

/** Splits at a sign that stands outside of all brackets and quotes. */
export function splitOutside(text: string, sign: ',' | '|' | ':' | '='): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"[^"]*"|[=-]>|[^]/g)) {
    if (/^[([{<]$/.test(token)) depth += 1;
    if (/^[)\]}>]$/.test(token)) depth -= 1;
    if (token === sign && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands before, in and after the first parentheses: `goto`, `url: string` and `: void`. */
export function splitCall(text: string): { head: string; list: string[]; tail: string } {
  const open = text.indexOf('(');
  if (open < 0) return { head: text, list: [], tail: '' };
  let end = open;
  for (let depth = 0; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) break;
  }
  const list = splitOutside(text.slice(open + 1, end), ',');
  return { head: text.slice(0, open).trim(), list, tail: text.slice(end + 1).trim() };
}

/** The order in a union means nothing, `any` says all, and what may be absent is marked beside the type. */
export function inOrder(parts: readonly string[]): string {
  const all = new Set(parts.flatMap((part) => splitOutside(part, '|')));
  if (all.has('any')) return 'any';
  const named = [...all].filter((part) => all.size === 1 || !/^(?:undefined|void)$/.test(part));
  const promised = named.flatMap((part) => /^Promise<(.*)>$/.exec(part)?.[1] ?? []);
  return named.length > 1 && promised.length === named.length
    ? `Promise<${inOrder(promised)}>`
    : named.sort().join(' | ');
}

/** `Optional[Union[str, Literal["b", "a"]]]` → `"a" | "b" | None | str`. */
export function evenPython(type: string): string {
  const [, name = '', list = ''] = /^([\w.]*)\[(.*)\]$/s.exec(type.trim()) ?? [];
  if (list === '') return type.trim();
  const parts = splitOutside(list.replaceAll("'", '"'), ',').map(evenPython);
  if (name === 'Union' || name === 'Literal') return inOrder(parts);
  if (name === 'Optional') return inOrder([...parts, 'None']);
  return `${name}[${parts.join(', ')}]`;
}

/** What may be left out is marked beside a type: `None | str` → `str`. */
export function withoutNone(type: string): string {
  const parts = splitOutside(type, '|').filter((part) => part !== 'None');
  return parts.join(' | ');
}

/** States a signature of Python: `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str`; gives what it takes. */
export function statePython(statements: Statements, place: string, signature: string) {
  const isProperty = signature.startsWith(':');
  const { list, tail } = splitCall(isProperty ? '' : signature);
  const result = (isProperty ? signature : tail).replace(/^:|^->/, '');
  state(statements, `${place}:`, evenPython(result));
  const star = list.indexOf('*');
  return list.flatMap((parameter, index) => {
    const [, name, written = '', standard = ''] = /^(\w+): (.*?)( = \w+)?$/s.exec(parameter) ?? [];
    if (name === undefined) return [];
    const position = star >= 0 && index > star ? 'by name' : `${index + 1}.`;
    const type = evenPython(written);
    statements.set(`${place}.${name}`, `${position} ${type}${standard}`);
    return [{ name, type, isOptional: standard !== '' }];
  });
}

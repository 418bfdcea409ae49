import { splitCall, splitList } from './splitList.ts';

/** What a Python signature says. */
export interface PythonShape {
  isProperty: boolean;
  /** `url: str`, `timeout: Optional[float] = None`; by keyword in the order of the alphabet. */
  positional: string[];
  keywords: string[];
  returns: string;
}

/** Reads `(url: str, *, timeout: Optional[float] = None) -> None` or `: str`; types in one way of writing. */
export function pythonShape(text: string): PythonShape {
  const call = text.startsWith(':') ? undefined : splitCall(text);
  if (!call)
    return {
      isProperty: true,
      positional: [],
      keywords: [],
      returns: canonicalType(text.replace(/^:/, '')),
    };
  const star = call.list.indexOf('*');
  const positional = star < 0 ? call.list : call.list.slice(0, star);
  const keywords = star < 0 ? [] : call.list.slice(star + 1);
  return {
    isProperty: false,
    positional: positional.map(canonicalParameter),
    keywords: keywords.map(canonicalParameter).sort(),
    returns: canonicalType(call.tail.replace(/^->/, '')),
  };
}

function canonicalParameter(text: string): string {
  const [name = '', type = ''] = splitList(text, ':');
  const [bare = '', standard] = splitList(type, '=');
  return `${name}: ${canonicalType(bare)}${standard === undefined ? '' : ' = None'}`;
}

/** `Optional[X]` is a union with `None`; the order in unions and literals means nothing. */
export function canonicalType(text: string): string {
  const type = text.trim().replaceAll("'", '"');
  const [, name, inner] = /^([\w.]+)\[(.*)\]$/s.exec(type) ?? [];
  if (name === undefined || inner === undefined) return type;
  const parts = splitList(inner).map((part) =>
    part.startsWith('[')
      ? `[${splitList(part.slice(1, -1)).map(canonicalType).join(', ')}]`
      : canonicalType(part),
  );
  if (name === 'Optional') return union([...parts, 'None']);
  if (name === 'Union') return union(parts);
  return `${name}[${(name === 'Literal' ? [...parts].sort() : parts).join(', ')}]`;
}

function union(parts: readonly string[]): string {
  const flat = parts.flatMap((part) =>
    part.startsWith('Union[') ? splitList(part.slice(6, -1)) : [part],
  );
  const literals = flat
    .filter((part) => part.startsWith('Literal['))
    .flatMap((part) => splitList(part.slice(8, -1)));
  const others = flat.filter((part) => !part.startsWith('Literal['));
  const all = [
    ...new Set([
      ...others,
      ...(literals.length > 0 ? [`Literal[${[...new Set(literals)].sort().join(', ')}]`] : []),
    ]),
  ].sort();
  return all.length === 1 ? (all[0] ?? '') : `Union[${all.join(', ')}]`;
}

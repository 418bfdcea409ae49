import { splitList } from './splitList.ts';

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

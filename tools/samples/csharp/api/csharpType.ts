/** A C# type: `Task<ILocator?>`, `byte[]` (an `Array` of `byte`), `Func<IRoute, Task>`. */
export interface CsharpType {
  name: string;
  parameters: CsharpType[];
  isNullable?: true;
  /** The type itself, as in `AriaRole.Button`, and not a value of it. */
  isStatic?: true;
}

/** A value of a type that this check knows nothing about, but that is none of the framework. */
export const OTHER: CsharpType = { name: '', parameters: [] };

export function typeNamed(name: string, ...parameters: CsharpType[]): CsharpType {
  return { name, parameters };
}

export const STRING = typeNamed('string');
export const BOOL = typeNamed('bool');
export const VOID = typeNamed('void');

/** Reads a type as it is written: in a signature of the facts or in a sample. */
export function parseCsharpType(text: string): CsharpType {
  const trimmed = text.trim();
  if (trimmed.endsWith('?')) return { ...parseCsharpType(trimmed.slice(0, -1)), isNullable: true };
  if (trimmed.endsWith('[]')) return typeNamed('Array', parseCsharpType(trimmed.slice(0, -2)));
  if (trimmed.startsWith('(') && trimmed.endsWith(')'))
    return typeNamed('ValueTuple', ...tupleParts(trimmed.slice(1, -1)));
  const generic = /^([\w.@]+)\s*<(.*)>$/s.exec(trimmed);
  const name = (generic?.[1] ?? trimmed).split('.').at(-1) ?? trimmed;
  return typeNamed(name, ...(generic ? splitList(generic[2] ?? '').map(parseCsharpType) : []));
}

/** The parts of a tuple may have names: `(string Name, int Seats)`. */
function tupleParts(text: string): CsharpType[] {
  return splitList(text).map((part) => parseCsharpType(part.trim().replace(/\s+\w+$/, '')));
}

/** Splits at the commas that are not inside brackets: `string, Func<a, b>`. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const sign of text) {
    if ('<(['.includes(sign)) depth++;
    if ('>)]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) {
      parts.push(current);
      current = '';
    } else current += sign;
  }
  return current.trim() ? [...parts, current] : parts;
}

export function printCsharp({ name, parameters, isNullable }: CsharpType): string {
  const mark = isNullable ? '?' : '';
  const list = parameters.map(printCsharp).join(', ');
  if (name === 'Array') return `${list}[]${mark}`;
  if (name === 'ValueTuple') return `(${list})${mark}`;
  return `${name}${list ? `<${list}>` : ''}${mark}`;
}

/** What `await` gives: `Task<string>` → `string`; `undefined` for what is no task. */
export function awaited({ name, parameters }: CsharpType): CsharpType | undefined {
  if (name !== 'Task' && name !== 'ValueTask') return undefined;
  return parameters[0] ?? VOID;
}

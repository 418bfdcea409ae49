import { enumConstant } from '../print/structures.ts';
import { splitOutside } from '../assert/statements.ts';
import type { PackageApi, PackageLanguage } from './packageApi.ts';

/** How the facts name the types of a language; other names stay as they are. */
const NAMES: Record<PackageLanguage, Readonly<Record<string, string>>> = {
  python: {
    Any: 'any',
    Callable: 'function',
    None: 'null',
    Pattern: 'RegExp',
    bool: 'boolean',
    bytes: 'Buffer',
    'datetime.datetime': 'Date',
    'datetime.timedelta': 'timedelta',
    'pathlib.Path': 'path',
    str: 'string',
  },
  java: {
    'byte[]': 'Buffer',
    double: 'float',
    Double: 'float',
    Boolean: 'boolean',
    InputStream: 'Readable',
    Integer: 'int',
    Object: 'any',
    Path: 'path',
    Pattern: 'RegExp',
    String: 'string',
    void: 'null',
  },
};

const LISTS = ['List', 'Sequence'];
const MAPS = ['Dict', 'Map'];
const FUNCTIONS = ['Consumer', 'BiConsumer', 'Predicate'];

interface PackageTypes {
  language: PackageLanguage;
  /** What the package has beside classes. */
  api: Pick<PackageApi, 'structures' | 'enums'>;
  /** What an enumeration consists of, where the facts know it: `[MouseButton]<"left"|"right">`. */
  enumeration?: string | undefined;
}

/** A type of a package as the facts spell it: `Optional[List[str]]` → `[null]|[Array]<[string]>`. */
export function expressionOfPackage(type: string, types: PackageTypes): string {
  const inner = (part: string) => expressionOfPackage(part, types);
  const text = type.trim();
  const [, name, list] = /^([\w.]+)[[<](.+)[\]>]$/s.exec(text) ?? [];
  if (name === undefined || list === undefined) return simple(text, types);
  const parts = splitOutside(list, ',');
  if (name === 'Literal') return `${enumName(types)}<${parts.join('|')}>`;
  if (name === 'Optional') return union(['[null]', ...parts.map(inner)]);
  if (name === 'Union') return union(paths(parts).map(inner));
  // Python distinguishes a `List` from a `Sequence`.
  if (LISTS.includes(name))
    return `[${types.language === 'python' ? name : 'Array'}]<${parts.map(inner).join(', ')}>`;
  if (MAPS.includes(name)) return `[Object]<${parts.map(inner).join(', ')}>`;
  if (name === 'Callable') return callable(parts, inner);
  if (FUNCTIONS.includes(name))
    return `[function](${parts.map(inner).join(', ')})${name === 'Predicate' ? ':[boolean]' : ''}`;
  // `Pattern[str]`
  return simple(name, types);
}

/** `Callable[[Page], bool]`; what is not told apart here is what handlers may return. */
function callable([taken = '', result = 'Any']: string[], inner: (part: string) => string): string {
  const [, list] = /^\[(.*)\]$/s.exec(taken.trim()) ?? [];
  if (list === undefined) return '[function]';
  const returned = result.trim() === 'Any' ? '' : `:${inner(result)}`;
  return `[function](${splitOutside(list, ',').map(inner).join(', ')})${returned}`;
}

function simple(name: string, types: PackageTypes): string {
  const { language, api } = types;
  const constants = api.enums[name];
  if (constants) return `[${name}]<${valuesOf(constants, types).join('|')}>`;
  if (api.structures.has(name)) return '[Object]';
  return `[${NAMES[language][name] ?? name}]`;
}

/** `NO_PREFERENCE` → `"no-preference"`; a value of Node.js may be written otherwise. */
function valuesOf(constants: readonly string[], { enumeration = '' }: PackageTypes): string[] {
  const known = [...enumeration.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
  const usual = (constant: string) => constant.toLowerCase().replaceAll('_', '-');
  return constants.map(
    (constant) =>
      `"${known.find((value) => enumConstant(value, 'java') === constant) ?? usual(constant)}"`,
  );
}

/** `Literal["a", "b"]` has no name in Python; the facts may have one. */
function enumName({ enumeration = '' }: PackageTypes): string {
  return /^\[\w+\]/.exec(enumeration)?.[0] ?? '[Value]';
}

/** Python takes a path as text as well, and says so each time. */
function paths(parts: readonly string[]): readonly string[] {
  return parts.includes('pathlib.Path') ? parts.filter((part) => part !== 'str') : parts;
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join('|');
}

import { splitList } from '../../reference-check/signatures/splitList.ts';
import type { PackageLanguage } from './packageApi.ts';

/** How the facts name the types of a language; classes of the API keep their name. */
const NAMES: Record<PackageLanguage, Readonly<Record<string, string>>> = {
  python: {
    Any: 'any',
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
    BooleanSupplier: 'function',
    'byte[]': 'Buffer',
    double: 'float',
    Double: 'float',
    Boolean: 'boolean',
    InputStream: 'Readable',
    Integer: 'int',
    Object: 'any',
    Path: 'path',
    Pattern: 'RegExp',
    Runnable: 'function',
    String: 'string',
    void: 'null',
  },
};

const LISTS = ['List', 'Sequence'];
const MAPS = ['Dict', 'Map'];
const FUNCTIONS = ['Callable', 'Consumer', 'BiConsumer', 'Predicate', 'Function'];

export interface PackageTypes {
  language: PackageLanguage;
  /** The classes of the API: other names are structures, which the facts call objects, or enumerations. */
  classes: ReadonlySet<string>;
  /** What an enumeration consists of, where the facts know it: `[MouseButton]<"left"|"right">`. */
  enumeration?: string | undefined;
}

/** A type of a package as the facts spell it: `Optional[List[str]]` → `[null]|[Array]<[string]>`. */
export function expressionOfPackage(type: string, types: PackageTypes): string {
  const inner = (part: string) => expressionOfPackage(part, types);
  const text = type.trim();
  const [, name, list] = /^([\w.]+)[[<](.+)[\]>]$/s.exec(text) ?? [];
  if (name === undefined || list === undefined) return simple(text, types);
  if (name === 'Literal') return enumeration(splitList(list), types);
  const parts = splitList(list);
  if (name === 'Optional') return union(['[null]', ...parts.map(inner)]);
  if (name === 'Union') return union(paths(parts).map(inner));
  if (LISTS.includes(name)) return `[Array]<${parts.map(inner).join(', ')}>`;
  if (MAPS.includes(name)) return `[Object]<${parts.map(inner).join(', ')}>`;
  if (FUNCTIONS.includes(name)) return '[function]';
  // `Pattern[str]`
  return simple(name, types);
}

function simple(name: string, { language, classes, enumeration: known }: PackageTypes): string {
  const found = NAMES[language][name];
  if (found !== undefined) return `[${found}]`;
  if (/^[a-z]/.test(name) || classes.has(name)) return `[${name}]`;
  return known ? known.replace(/^\[\w+\]/, `[${name}]`) : '[Object]';
}

/** `Literal["a", "b"]` has no name in Python; the facts may have one. */
function enumeration(values: readonly string[], { enumeration: known }: PackageTypes): string {
  const [name = '[Value]'] = /^\[\w+\]/.exec(known ?? '') ?? [];
  return `${name}<${values.join('|')}>`;
}

/** Python takes a path as text as well, and says so each time. */
function paths(parts: readonly string[]): readonly string[] {
  return parts.includes('pathlib.Path') ? parts.filter((part) => part !== 'str') : parts;
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join('|');
}

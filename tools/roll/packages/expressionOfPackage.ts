import { splitOutside } from '../assert/statements.ts';
import { enumConstant } from '../print/structures.ts';
import { TABLES } from '../tables.ts';
import type { PackageApi, PackageLanguage } from './packageApi.ts';

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
  const all = parts.map(inner).join(', ');
  if (name === 'Literal') return `${enumName(types)}<${parts.join('|')}>`;
  if (name === 'Optional') return [...new Set(['[null]', ...parts.map(inner)])].join('|');
  if (name === 'Union') {
    // Python takes a path as text as well, and says so each time.
    const isText = (part: string) => part === 'str' && parts.includes('pathlib.Path');
    return [...new Set(parts.filter((part) => !isText(part)).map(inner))].join('|');
  }
  // Python distinguishes a `List` from a `Sequence`.
  if (LISTS.includes(name)) return `[${types.language === 'python' ? name : 'Array'}]<${all}>`;
  if (MAPS.includes(name)) return `[Object]<${all}>`;
  if (FUNCTIONS.includes(name))
    return `[function](${all})${name === 'Predicate' ? ':[boolean]' : ''}`;
  if (name === 'Callable') return callable(parts, inner);
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
  return `[${TABLES.types[language][name] ?? name}]`;
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

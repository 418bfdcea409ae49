import type { CsharpApi } from '../api/csharpApi.ts';
import type { CsharpType } from '../api/csharpType.ts';
import { awaited } from '../api/csharpType.ts';

/** Where a number may stand that is written shorter. */
const WIDER: Record<string, string[]> = {
  int: ['long', 'float', 'double', 'decimal'],
  long: ['float', 'double', 'decimal'],
  float: ['double'],
  char: ['int', 'long', 'float', 'double'],
};

const PLAIN = ['string', 'bool', 'int', 'long', 'float', 'double', 'decimal', 'char', 'byte'];
const CLOSED = [...PLAIN, 'Regex', 'Array', 'DateTime', 'Task', 'ValueTask', 'void'];

const LISTS = ['Array', 'List', 'IList', 'IReadOnlyList', 'IReadOnlyCollection', 'ICollection'];
const SEQUENCES = [...LISTS, 'IEnumerable', 'HashSet'];
const DICTIONARIES = ['Dictionary', 'IDictionary', 'IReadOnlyDictionary'];

/** Whether a value of one type can stand where another is asked for; doubt is for the sample. */
export function isAssignable(types: CsharpApi, from: CsharpType, to: CsharpType): boolean {
  if (from.isStatic) return false;
  // Everything is an object, but nobody means the task itself.
  if (awaited(from) && (to.name === 'object' || to.name === 'T')) return false;
  if (!from.name || !to.name || to.name === 'object' || to.name === 'T')
    return from.name !== 'void';
  if (from.name === to.name || WIDER[from.name]?.includes(to.name) || inherits(types, from, to))
    return from.parameters.every((part, index) => {
      const other = to.parameters[index];
      return !other || isAssignable(types, part, other);
    });
  if (SEQUENCES.includes(to.name)) return isSequence(types, from, to);
  return !(isKnown(types, from) && isKnown(types, to));
}

function isSequence(types: CsharpApi, from: CsharpType, to: CsharpType): boolean {
  const [wanted] = to.parameters;
  if (DICTIONARIES.includes(from.name)) {
    if (wanted?.name !== 'KeyValuePair') return false;
    return from.parameters.every((part, index) => {
      const other = wanted.parameters[index];
      return !other || isAssignable(types, part, other);
    });
  }
  if (!SEQUENCES.includes(from.name)) return !isKnown(types, from);
  const [element] = from.parameters;
  // `byte[]` is a list, too, but no list of texts.
  return !element || !wanted || isAssignable(types, element, wanted);
}

/** The type of what a loop over a value, or an index into it, gives. */
export function elementOf(type: CsharpType): CsharpType | undefined {
  const [first, second] = type.parameters;
  if (SEQUENCES.includes(type.name)) return first;
  return DICTIONARIES.includes(type.name) ? second : undefined;
}

export function isSequenceName(name: string): boolean {
  return SEQUENCES.includes(name);
}

export function isDictionaryName(name: string): boolean {
  return DICTIONARIES.includes(name);
}

function inherits(types: CsharpApi, from: CsharpType, to: CsharpType): boolean {
  const base = types.get(from.name)?.base;
  return base !== undefined && (base === to.name || inherits(types, { ...from, name: base }, to));
}

function isKnown(types: CsharpApi, { name }: CsharpType): boolean {
  return types.has(name) || CLOSED.includes(name);
}

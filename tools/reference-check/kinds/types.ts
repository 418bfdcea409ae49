import type { ExpectedMember } from '../expected/expected.ts';
import type { Finding } from '../sortFindings.ts';
import type { ItemPair, PagePair } from '../pairs.ts';
import { topLevelParts } from '../expected/expectClass.ts';
import { canonicalType } from '../signatures/pythonSignature.ts';
import { splitCall, splitList } from '../signatures/splitList.ts';
import { capital } from '../expected/spelling.ts';
import type { JavaTruth } from '../truth/truth.ts';

/** Types of arguments, options and fields as the package has them, of Node.js as the description has. */
export function* checkTypes(page: PagePair): Generator<Finding> {
  for (const { expected, rendered, items } of page.members) {
    for (const item of items) {
      const detail = item.rendered && difference(item, expected, page);
      if (detail !== undefined) yield { kind: 'type', place: item.expected.place, detail };
    }
    const shown = rendered?.result?.type;
    const detail =
      page.language === 'js' && shown !== undefined && expected.type !== undefined
        ? describedTypeDifference(expected.type, shown)
        : undefined;
    if (detail !== undefined) yield { kind: 'type', place: `${expected.place}:`, detail };
  }
}

function difference(item: ItemPair, member: ExpectedMember, page: PagePair): string | undefined {
  const { expected: owner, truth } = page;
  const shown = item.rendered?.type ?? '';
  switch (page.language) {
    case 'js':
      return describedTypeDifference(item.expected.type ?? '', shown);
    case 'python':
      return pythonTypeDifference(item, truth.python.members[`${owner.name}.${member.name}`] ?? '');
    case 'java':
      return javaTypeDifference(item, `${owner.name}.${member.name}`, truth.java);
    // Its package is not read; signatures are compared by rule.
    case 'csharp':
      return undefined;
  }
}

/** How the names of the description are written in TypeScript; others stay. */
const JS_NAMES: Readonly<Record<string, string>> = {
  float: 'number',
  int: 'number',
  long: 'number',
  path: 'string',
  function: 'Function|=>',
  ReadStream: 'Readable|ReadStream',
  // The description names the argument of the function instead of the text.
  Electron: 'string',
};

/** What a type in TypeScript lacks of the types and values that the description names. */
function describedTypeDifference(type: string, shown: string): string | undefined {
  // What stands after the colon is the result of a function.
  const parts = topLevelParts(type.replace(/(\[function\]\([^)]*\)):.*$/, '$1'));
  const names = parts.flatMap((part) => /^\[(\w+)\](?!<")/.exec(part)?.[1] ?? []);
  const values = [...type.matchAll(/"[^"]*"/g)].map(([value]) => value);
  const lost = [...names.map((name) => JS_NAMES[name] ?? name), ...values].filter(
    (atom) => !atom.split('|').some((form) => shown.includes(form)),
  );
  return lost.length > 0 ? `${shown} lacks ${lost.join(' ')}` : undefined;
}

/** Compares the type of an argument or option with the signature of the package. */
function pythonTypeDifference(
  { expected, rendered }: ItemPair,
  signature: string,
): string | undefined {
  if (expected.position === 'field') return undefined;
  const parameters = splitCall(signature)?.list ?? [];
  const own = parameters.find((one) => one.startsWith(`${expected.names[0]}:`));
  if (own === undefined) return undefined;
  const real = withoutNone(own.slice(own.indexOf(':') + 1).replace(/= None$/, ''));
  const shown = withoutNone(rendered?.type ?? '');
  return shown === real ? undefined : `${shown} → ${real}`;
}

/** What may be left out is marked beside the type. */
function withoutNone(type: string): string {
  const [, inner] = /^Union\[(.*)\]$/.exec(canonicalType(type)) ?? [];
  if (inner === undefined) return canonicalType(type);
  const parts = splitList(inner).filter((part) => part !== 'None');
  return parts.length === 1 ? (parts[0] ?? '') : `Union[${parts.join(', ')}]`;
}

/** Compares the type of an option with its setters, and that of a field with the class that has it. */
export function javaTypeDifference(
  item: ItemPair,
  member: string,
  truth: JavaTruth,
): string | undefined {
  const { position } = item.expected;
  const shown = splitList(withoutConstants(item.rendered?.type ?? ''), '|');
  const real = position === 'option' ? optionTypes(item, member, truth) : fieldTypes(item, truth);
  if (position === 'argument' || real.length === 0 || sorted(real) === sorted(shown))
    return undefined;
  // A field that takes one of several types, which only the description can name.
  if (real.join() === 'Object' && topLevelParts(item.expected.type ?? '').length > 1)
    return undefined;
  return `${shown.join(' | ')} → ${real.join(' | ')}`;
}

function optionTypes({ expected }: ItemPair, member: string, { methods }: JavaTruth): string[] {
  const [owner = '', name = ''] = member.split('.');
  return (methods[`${owner}.${capital(name)}Options`] ?? [])
    .filter((setter) => setter.includes(` ${expected.names[0]}(`))
    .flatMap((setter) => setterType(setter) ?? []);
}

/** `List<Cookie>` has the fields of `Cookie`. */
function fieldTypes({ expected, parentType }: ItemPair, { fields }: JavaTruth): string[] {
  const owner = withoutConstants(parentType)
    .match(/\w+/g)
    ?.findLast((name) => name in fields);
  const own = fields[owner ?? '']?.find((field) => field.endsWith(` ${expected.key}`));
  return own === undefined ? [] : [own.slice(0, own.lastIndexOf(' '))];
}

/** Setters that take the fields of an object one by one are a convenience. */
function setterType(setter: string): string | undefined {
  const [only, second] = splitCall(setter)?.list ?? [];
  return second === undefined ? only?.replace(/ \w+$/, '') : undefined;
}

/** `LoadState { LOAD }` → `LoadState`; beside other types the name stands twice: `Color | String Color { RED }`. */
function withoutConstants(type: string): string {
  return type
    .replace(/ (\w+) \{[^}]*\}/g, (whole, name: string, at) =>
      type.slice(0, Number(at)).includes(name) ? '' : whole,
    )
    .replace(/\s*\{[^}]*\}/g, '')
    .trim();
}

/** A value that may be absent is an object: `Double` for `double`. */
const BOXED: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Double: 'double',
  Integer: 'int',
};

function sorted(parts: readonly string[]): string {
  return parts
    .map((part) => BOXED[part] ?? part)
    .sort()
    .join(' | ');
}

import { topLevelParts } from '../expected/expectItem.ts';
import { capital } from '../expected/spelling.ts';
import type { ItemPair } from '../pairs.ts';
import { splitCall, splitList } from '../signatures/splitList.ts';
import type { JavaTruth } from '../truth/truth.ts';

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

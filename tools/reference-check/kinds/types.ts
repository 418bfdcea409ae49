import type { ExpectedItem, ExpectedMember } from '../expected/expected.ts';
import { capital } from '../expected/spelling.ts';
import { topLevelParts } from '../expected/expectItem.ts';
import type { Finding } from '../finding.ts';
import type { RenderedItem } from '../page/renderedPage.ts';
import type { PagePair } from '../pairs.ts';
import { canonicalType } from '../signatures/pythonSignature.ts';
import { splitCall, splitList } from '../signatures/splitList.ts';

/** Types of arguments and options as the package has them; of fields and results as the description has. */
export function* checkTypes(page: PagePair): Generator<Finding> {
  for (const { expected, rendered, items } of page.members) {
    for (const item of items) {
      const detail = item.rendered && difference(item.expected, item.rendered, expected, page);
      if (detail !== undefined) yield { kind: 'type', place: item.expected.place, detail };
    }
    const type = rendered?.result?.type;
    if (page.language === 'js' && type !== undefined && expected.type !== undefined) {
      const detail = lostAtoms(expected.type, type);
      if (detail !== undefined) yield { kind: 'type', place: `${expected.place}:`, detail };
    }
  }
}

function difference(
  item: ExpectedItem,
  { type }: RenderedItem,
  member: ExpectedMember,
  { language, truth, expected }: PagePair,
): string | undefined {
  const shown = withoutConstants(type);
  if (language === 'js') return lostAtoms(item.type ?? '', type);
  if (item.position === 'field') return undefined;
  const place = `${expected.name}.${member.name}`;
  if (language === 'python') {
    const parameters = splitCall(truth.python.members[place] ?? '')?.list ?? [];
    const own = parameters.find((one) => one.startsWith(`${item.names[0]}:`));
    const real = own && withoutNone(own.slice(own.indexOf(':') + 1).replace(/= None$/, ''));
    return real === undefined || withoutNone(shown) === real ? undefined : `${shown} → ${real}`;
  }
  if (language === 'java' && item.position === 'option') {
    const setters = truth.java.methods[`${expected.name}.${capital(member.name)}Options`] ?? [];
    const real = setters
      .filter((setter) => setter.includes(` ${item.names[0]}(`))
      .flatMap((setter) => setterType(setter) ?? []);
    const same = real.length === 0 || sorted(real) === sorted(splitList(shown, '|'));
    return same ? undefined : `${shown} → ${real.join(' | ')}`;
  }
  return undefined;
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

function withoutNone(type: string): string {
  const [, inner] = /^Union\[(.*)\]$/.exec(canonicalType(type)) ?? [];
  if (inner === undefined) return canonicalType(type);
  const parts = splitList(inner).filter((part) => part !== 'None');
  return parts.length === 1 ? (parts[0] ?? '') : `Union[${parts.join(', ')}]`;
}

/** Setters that take the fields of an object one by one are a convenience. */
function setterType(setter: string): string | undefined {
  const [only, second] = splitCall(setter)?.list ?? [];
  return second === undefined ? only?.replace(/ \w+$/, '') : undefined;
}

function sorted(parts: readonly string[]): string {
  return [...parts].sort().join(' | ');
}

/** How the description's names are written in TypeScript; others stay. */
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

/** What a type in TypeScript lacks of the types that the description names. */
function lostAtoms(type: string, shown: string): string | undefined {
  // What stands after the colon is the result of a function.
  const names = topLevelParts(type.replace(/(\[function\]\([^)]*\)):.*$/, '$1')).flatMap(
    (part) => /^\[(\w+)\]/.exec(part)?.[1] ?? [],
  );
  const values = [...type.matchAll(/"[^"]*"/g)].map(([value]) => value);
  const isEnum = (name: string) => type.includes(`[${name}]<"`);
  const atoms = [
    ...names.filter((name) => !isEnum(name)).map((name) => JS_NAMES[name] ?? name),
    ...values,
  ];
  const lost = atoms.filter((atom) => !atom.split('|').some((form) => shown.includes(form)));
  return lost.length > 0 ? `${shown} lacks ${lost.join(' ')}` : undefined;
}

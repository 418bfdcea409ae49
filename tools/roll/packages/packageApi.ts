import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiMember } from '../apiFacts.ts';
import { splitCall, splitOutside } from '../assert/statements.ts';
import type { Wheel } from '../download/fetchPackages.ts';
import { eventName, lowerFirst, memberName } from '../print/names.ts';

/** The languages whose packages carry types of their own beside the declarations of Node.js. */
export type PackageLanguage = Extract<ApiLanguage, 'python' | 'java'>;

/** What the package of a language says of its API, in its own spelling. */
export interface PackageApi {
  classes: ReadonlySet<string>;
  /** By `Class.member`: `Page.goto`, `Page.on:popup`. */
  members: ReadonlyMap<string, PackageMember>;
  /**
   * Dictionaries of Python, plain classes of Java: the facts call them objects. Each with the types of its fields,
   * which are empty where the package does not say.
   */
  structures: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The constants of each enumeration of Java. */
  enums: Readonly<Record<string, readonly string[]>>;
}

export interface PackageMember {
  /** The types of each argument and option; Java has one for each overload. */
  parameters: Map<string, string[]>;
  /** What may be left out; only Python says so. */
  optional?: ReadonlySet<string>;
  /** The names of what may be passed by position, in order. */
  positional: string[];
  /** Empty for an event, and where overloads do not agree. */
  returns: string;
}

/** Under which key a package has a member of the facts. */
export function packageKey(owner: string, member: ApiMember, language: PackageLanguage): string {
  if (member.kind !== 'event') return `${owner}.${memberName(member, language)}`;
  const name = eventName(member, language);
  return `${owner}.${language === 'python' ? `on:${name}` : name}`;
}

/** The typed sources of a wheel: signatures, and the names of events. */
export function pythonApi(wheel: Pick<Wheel, 'members' | 'keys' | 'events'>): PackageApi {
  const events = Object.entries(wheel.events).flatMap(([owner, names]) =>
    names.map((name) => [`${owner}.on:${name}`, ':'] as const),
  );
  const members = new Map(
    [...Object.entries(wheel.members), ...events].map(([path, signature]) => [
      path,
      readSignature(signature),
    ]),
  );
  const structures = new Map(
    Object.entries(wheel.keys).map(([name, keys]) => [name, new Map(keys.map((key) => [key, '']))]),
  );
  return { classes: ownersOf(members), members, structures, enums: {} };
}

function ownersOf(members: ReadonlyMap<string, PackageMember>): Set<string> {
  return new Set([...members.keys()].map((path) => path.replace(/\..*/, '')));
}

/** `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str` for a property. */
function readSignature(signature: string): PackageMember {
  const isProperty = signature.startsWith(':');
  const { list, tail } = splitCall(isProperty ? '' : signature);
  const star = list.indexOf('*');
  const parameters = list.flatMap((parameter, index) => {
    const [name = '', type = ''] = splitOutside(parameter, ':');
    const bare = type.replace(/\s*= None$/, '');
    const isByPosition = star < 0 || index < star;
    return index === star ? [] : [{ name, bare, isByPosition, isOptional: bare !== type }];
  });
  const names = (list: typeof parameters) => list.map(({ name }) => name);
  return {
    parameters: new Map(parameters.map(({ name, bare }) => [name, [bare]])),
    optional: new Set(names(parameters.filter(({ isOptional }) => isOptional))),
    positional: names(parameters.filter(({ isByPosition }) => isByPosition)),
    returns: (isProperty ? signature : tail).replace(/^(?::|->)/, '').trim(),
  };
}

/** The sources of the Java package: they are generated, so that indentation says what belongs to what. */
export function javaApi(sources: readonly string[]): PackageApi {
  const members = new Map<string, PackageMember>();
  const structures = new Map<string, Map<string, string>>();
  const enums: Record<string, string[]> = {};
  for (const source of sources) {
    const { kind, owner, lines } = readJavaType(source);
    const linesOf = (type: string) =>
      lines.filter(({ inner }) => inner === type).map(({ line }) => line);
    const top = linesOf('');
    if (kind === 'enum')
      enums[owner] = top.flatMap((line) => /^(?:@\w+ )?([A-Z]\w*)[,;]?$/.exec(line)?.[1] ?? []);
    const fields = top.flatMap((line) => /^public ([^=(]+ \w+)(?: = .*)?;$/.exec(line)?.[1] ?? []);
    if (fields.length > 0) structures.set(owner, new Map(fields.map(readNamed)));
    for (const method of top.flatMap(readMethod)) {
      const key = `${owner}.${method.name}`;
      const { returns } = method;
      const known = members.get(key) ?? { parameters: new Map(), positional: [], returns };
      members.set(key, known);
      addOverload(known, method, (type) => linesOf(type).flatMap(readMethod));
    }
  }
  return { classes: ownersOf(members), members, structures, enums };
}

/** The lines of a class, and those of the classes of options in it. */
function readJavaType(source: string) {
  const text = source.replace(/\/\*.*?\*\//gs, '');
  const [, kind, owner = ''] = /^public (\w+) (\w+)/m.exec(text) ?? [];
  let inner = '';
  const lines = [...text.matchAll(/^( {2}| {4})(\S.*)$/gm)].map(([, indent = '', line = '']) => {
    const isTop = indent.length === 2;
    if (isTop) inner = /^class (\w+Options)\b/.exec(line)?.[1] ?? '';
    // What is deeper in something else is the body of a method.
    return { inner: isTop || inner !== '' ? inner : undefined, line };
  });
  return { kind, owner, lines };
}

interface JavaMethod {
  name: string;
  returns: string;
  parameters: [name: string, type: string][];
}

function addOverload(
  known: PackageMember,
  { returns, parameters }: JavaMethod,
  methodsOf: (type: string) => JavaMethod[],
): void {
  // Overloads that return different things are members of their own.
  if (known.returns !== returns) known.returns = '';
  const add = (name: string, type: string) =>
    known.parameters.set(name, [...new Set([...(known.parameters.get(name) ?? []), type])]);
  for (const [name, type] of parameters) {
    const setters = /Options$/.test(type) ? methodsOf(type) : [];
    if (setters.length === 0) add(name, type);
    if (setters.length === 0 && !known.positional.includes(name)) known.positional.push(name);
    for (const setter of setters) {
      const [only, second] = setter.parameters;
      // Setters that take the fields of an object one by one are a convenience.
      if (only && !second) add(lowerFirst(setter.name.replace(/^set/, '')), only[1]);
    }
  }
}

/** `default Response navigate(String url) {`. */
function readMethod(line: string): JavaMethod[] {
  if (!/\)[^)]*[;{]$/.test(line) || line.startsWith('private ')) return [];
  const { head, list } = splitCall(line.replace(/^(?:(?:public|default|static|<\w+>|@\w+) )+/, ''));
  const [, returns, name = ''] = /^(\S.*) (\w+)$/.exec(head) ?? [];
  return returns === undefined ? [] : [{ name, returns, parameters: list.map(readNamed) }];
}

/** `double startTime`. */
function readNamed(line: string): [string, string] {
  const at = line.lastIndexOf(' ');
  return [line.slice(at + 1), line.slice(0, at)];
}

import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiMember } from '../apiFacts.ts';
import { eventName, memberName } from '../print/names.ts';
import type { Wheel } from '../download/fetchWheel.ts';
import type { JavaSources } from './javaSources.ts';
import { splitCall, splitList } from './splitList.ts';

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
  parameters: ReadonlyMap<string, readonly string[]>;
  /** What may be left out; only Python says so. */
  optional?: ReadonlySet<string>;
  /** The names of what may be passed by position, in order. */
  positional: readonly string[];
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
    names.map((name): [string, PackageMember] => [
      `${owner}.on:${name}`,
      { ...NOTHING_TAKEN, returns: '' },
    ]),
  );
  const members = Object.entries(wheel.members).map(
    ([path, signature]): [string, PackageMember] => [path, readSignature(signature)],
  );
  return {
    classes: new Set([...members, ...events].map(([path]) => path.replace(/\..*/, ''))),
    members: new Map([...members, ...events]),
    structures: new Map(
      Object.entries(wheel.keys).map(([name, keys]) => [
        name,
        new Map(keys.map((key) => [key, ''])),
      ]),
    ),
    enums: {},
  };
}

const NOTHING_TAKEN = { parameters: new Map<string, string[]>(), positional: [] };

/** `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str` for a property. */
function readSignature(signature: string): PackageMember {
  const call = signature.startsWith(':') ? undefined : splitCall(signature);
  if (!call) return { ...NOTHING_TAKEN, returns: signature.replace(/^:/, '').trim() };
  const read = (parameter: string): [string, string[]] => {
    const [name = '', type = ''] = splitList(parameter, ':');
    return [name, [type.replace(/\s*= None$/, '')]];
  };
  const star = call.list.indexOf('*');
  const positional = star < 0 ? call.list : call.list.slice(0, star);
  return {
    parameters: new Map(call.list.filter((parameter) => parameter !== '*').map(read)),
    optional: new Set(
      call.list
        .filter((parameter) => / = None$/.test(parameter))
        .map((parameter) => read(parameter)[0]),
    ),
    positional: positional.map((parameter) => read(parameter)[0]),
    returns: call.tail.replace(/^->/, '').trim(),
  };
}

/** The sources of the Java package: methods with all overloads, and the setters of their options. */
export function javaApi({ methods, fields, enums }: JavaSources): PackageApi {
  const members = new Map<string, MutableMember>();
  for (const [owner, list] of Object.entries(methods)) {
    if (owner.includes('.')) continue;
    for (const { name, returns, parameters } of list.flatMap(readMethod)) {
      const key = `${owner}.${name}`;
      const known: MutableMember = members.get(key) ?? {
        parameters: new Map(),
        positional: [],
        returns,
      };
      // Overloads that return different things are members of their own.
      if (known.returns !== returns) known.returns = '';
      members.set(key, known);
      for (const [parameter, type] of parameters) {
        const setters = /Options$/.test(type) ? methods[`${owner}.${type}`] : undefined;
        if (!setters) add(known.parameters, parameter, type);
        if (!setters && !known.positional.includes(parameter)) known.positional.push(parameter);
        for (const setter of setters?.flatMap(readMethod) ?? []) {
          const [only, second] = setter.parameters;
          // Setters that take the fields of an object one by one are a convenience.
          if (only && !second) add(known.parameters, optionName(setter.name), only[1]);
        }
      }
    }
  }
  return {
    classes: new Set(Object.keys(methods).filter((name) => !name.includes('.'))),
    members,
    structures: new Map(
      Object.entries(fields)
        .filter(([name]) => !name.includes('.'))
        .map(([name, list]) => [name, new Map(list.map(readNamed))]),
    ),
    enums,
  };
}

interface MutableMember extends PackageMember {
  parameters: Map<string, string[]>;
  positional: string[];
}

/** `Response navigate(String url)`. */
function readMethod(
  line: string,
): { name: string; returns: string; parameters: [string, string][] }[] {
  const call = splitCall(line);
  const [, returns = '', name = ''] = /^(.*) (\w+)$/.exec(call?.head ?? '') ?? [];
  if (!call || name === '') return [];
  return [{ name, returns: returns.replace(/^<\w+> /, ''), parameters: call.list.map(readNamed) }];
}

/** `double startTime`. */
function readNamed(line: string): [string, string] {
  const at = line.lastIndexOf(' ');
  return [line.slice(at + 1), line.slice(0, at)];
}

function add(parameters: Map<string, string[]>, name: string, type: string): void {
  const known = parameters.get(name) ?? [];
  if (!known.includes(type)) parameters.set(name, [...known, type]);
}

/** `setTimeout` → `timeout`. */
function optionName(setter: string): string {
  const name = setter.replace(/^set/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

import type { JavaTruth } from '../../reference-check/truth/truth.ts';
import { splitCall } from '../../reference-check/signatures/splitList.ts';
import type { PackageApi, PackageMember } from './packageApi.ts';

/** The sources of the Java package: methods with all overloads, and the setters of their options. */
export function javaApi({ methods, fields, enums }: JavaTruth): PackageApi {
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

import type { JavaTruth } from '../../reference-check/truth/truth.ts';
import { splitCall } from '../../reference-check/signatures/splitList.ts';
import type { PackageApi, PackageMember } from './packageApi.ts';

/** The sources of the Java package: methods with all overloads, and the setters of their options. */
export function javaApi({ methods }: JavaTruth): PackageApi {
  const members = new Map<string, PackageMember & { parameters: Map<string, string[]> }>();
  for (const [owner, list] of Object.entries(methods)) {
    if (owner.includes('.')) continue;
    for (const { name, returns, parameters } of list.flatMap(readMethod)) {
      const key = `${owner}.${name}`;
      const known = members.get(key) ?? { parameters: new Map<string, string[]>(), returns };
      members.set(key, known);
      for (const [parameter, type] of parameters) {
        const setters = /Options$/.test(type) ? methods[`${owner}.${type}`] : undefined;
        if (!setters) add(known.parameters, parameter, type);
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
  };
}

/** `Response navigate(String url)`. */
function readMethod(
  line: string,
): { name: string; returns: string; parameters: [string, string][] }[] {
  const call = splitCall(line);
  const [, returns = '', name = ''] = /^(.*) (\w+)$/.exec(call?.head ?? '') ?? [];
  if (!call || name === '') return [];
  const parameters = call.list.map((text): [string, string] => {
    const at = text.lastIndexOf(' ');
    return [text.slice(at + 1), text.slice(0, at)];
  });
  return [{ name, returns: returns.replace(/^<\w+> /, ''), parameters }];
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

import type { CsharpType } from './csharpType.ts';

export interface CsharpParameter {
  name: string;
  type: CsharpType;
  isOptional: boolean;
}

export interface CsharpMethod {
  name: string;
  isGeneric: boolean;
  returns: CsharpType;
  parameters: CsharpParameter[];
}

/** An interface, a class of options, a structure or an enumeration of the .NET package. */
export interface CsharpClass {
  name: string;
  base?: string;
  properties: Map<string, CsharpType>;
  methods: Map<string, CsharpMethod[]>;
  /** What each event passes on. */
  events: Map<string, CsharpType>;
  /** The values of an enumeration; absent for all else. */
  values?: Set<string>;
}

/** The types of one version of the .NET package by their names. */
export type CsharpApi = Map<string, CsharpClass>;

/** The class of a name, made when it is not there yet: structures are described in several places. */
export function classIn(api: CsharpApi, name: string): CsharpClass {
  const known = api.get(name);
  if (known) return known;
  const made = { name, properties: new Map(), methods: new Map(), events: new Map() };
  api.set(name, made);
  return made;
}

/** What a type has under a name, inherited members included. */
export function memberOf(api: CsharpApi, type: string, name: string): Member | undefined {
  const found = api.get(type);
  if (!found) return undefined;
  const methods = found.methods.get(name);
  if (methods) return { kind: 'method', methods };
  const event = found.events.get(name);
  if (event) return { kind: 'event', payload: event };
  const property = found.properties.get(name);
  if (property) return { kind: 'property', type: property };
  return found.base ? memberOf(api, found.base, name) : undefined;
}

export type Member =
  | { kind: 'method'; methods: CsharpMethod[] }
  | { kind: 'event'; payload: CsharpType }
  | { kind: 'property'; type: CsharpType };

/** Every name that one may write after the dot. */
export function memberNames(api: CsharpApi, type: string): string[] {
  const found = api.get(type);
  if (!found) return [];
  const own = [...found.methods.keys(), ...found.properties.keys(), ...found.events.keys()];
  return [...own, ...(found.values ?? []), ...(found.base ? memberNames(api, found.base) : [])];
}

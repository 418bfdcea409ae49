import type { ApiLanguage } from '#api-reference/facts.ts';

export interface Availability {
  /** The languages that have it; absent means all. */
  only?: ApiLanguage[];
  /** Its name where the usual rule does not give it. */
  aliases?: Partial<Record<ApiLanguage, string>>;
  /** Its type (of a member: what it returns) where it is not the common one. */
  types?: Partial<Record<ApiLanguage, string>>;
  /** The name of the structure that stands for its object, where the usual rule does not give it. */
  objects?: Partial<Record<ApiLanguage, string>>;
  /** The languages in which no package has confirmed it: it follows from the others. */
  derived?: ApiLanguage[];
}

/** Since when a thing exists and whether it is still recommended. */
interface Standing {
  since?: string;
  deprecated?: boolean;
  discouraged?: boolean;
}

export interface ApiParameter extends Standing {
  name: string;
  /** A type expression, such as `[string]|[RegExp]`; absent for bags of options. */
  type?: string;
  required?: boolean;
  optional?: boolean;
  langs?: Availability;
  properties?: ApiParameter[];
}

export interface ApiMember extends Standing {
  kind: 'method' | 'property' | 'event';
  /** In Node.js spelling; overloads carry a number, such as `toContain#1`. */
  name: string;
  /** The public name of an overload: `toContain`. */
  alias?: string;
  /** Which of the overloads it is, counted from 0; absent for the first. */
  overload?: number;
  async?: boolean;
  required?: boolean;
  /** A type expression: what a method returns, a property holds or an event passes on. */
  returns?: string;
  exampleLanguages?: string[];
  langs?: Availability;
  args?: ApiParameter[];
  properties?: ApiParameter[];
}

export interface ApiClass extends Standing {
  name: string;
  extends?: string | null;
  langs?: Availability;
  members: ApiMember[];
}

/** A table of `data/roll`: what is known of a release in all languages. */
export interface ApiFacts {
  /** The release that the facts of a language are from, where that is not the documented one: `1.62`. */
  sources?: Partial<Record<ApiLanguage, string>>;
  classes: ApiClass[];
}

/** Facts say nothing of what is absent: neither nothing, nor no, nor an empty list. */
export function stated<T extends object>(facts: {
  [K in keyof T]: T[K] | boolean | undefined;
}): T {
  const isStated = (value: unknown) =>
    value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
  // The same fields without those that may be absent.
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isStated(value))) as T;
}

export function existsIn(thing: { langs?: Availability }, language: ApiLanguage): boolean {
  return thing.langs?.only?.includes(language) ?? true;
}

/** What names a member in its class. */
export type NamedMember = Pick<ApiMember, 'kind' | 'name'>;

/** `Page.goto`, `Page#popup`: as exceptions, reports and the worklist name them. */
export function memberPath(owner: { name: string }, { kind, name }: NamedMember): string {
  return `${owner.name}${kind === 'event' ? '#' : '.'}${name}`;
}

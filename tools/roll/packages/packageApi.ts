import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiMember } from '../apiFacts.ts';
import { eventName, memberName } from '../print/names.ts';

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

import type { ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { eventName, memberName } from '#api-reference/spelling.ts';

/** The languages whose packages carry types of their own beside the declarations of Node.js. */
export type PackageLanguage = Extract<ApiLanguage, 'python' | 'java'>;

/** What the package of a language says of its API, in its own spelling. */
export interface PackageApi {
  classes: ReadonlySet<string>;
  /** By `Class.member`: `Page.goto`, `Page.on:popup`. */
  members: ReadonlyMap<string, PackageMember>;
}

export interface PackageMember {
  /** The types of each argument and option; Java has one for each overload. */
  parameters: ReadonlyMap<string, readonly string[]>;
  /** Empty for an event. */
  returns: string;
}

/** Under which key a package has a member of the facts. */
export function packageKey(owner: string, member: ApiMember, language: PackageLanguage): string {
  if (member.kind !== 'event') return `${owner}.${memberName(member, language)}`;
  const name = eventName(member, language);
  return `${owner}.${language === 'python' ? `on:${name}` : name}`;
}

import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import { memberAnchor } from '../print/anchors.ts';

const members = new WeakMap<ApiClass, Partial<Record<ApiLanguage, Map<string, ApiMember>>>>();

/** The members that a class has in a language, by their anchors, in the order of the facts. */
export function membersByAnchor(
  owner: ApiClass,
  language: ApiLanguage,
): ReadonlyMap<string, ApiMember> {
  const known = members.get(owner) ?? {};
  members.set(owner, known);
  if (known[language]) return known[language];
  const found = new Map<string, ApiMember>();
  for (const member of owner.members) {
    const anchor = memberAnchor(owner, member);
    if (existsIn(member, language) && !found.has(anchor)) found.set(anchor, member);
  }
  known[language] = found;
  return found;
}

export function membersOf(owner: ApiClass, language: ApiLanguage): ApiMember[] {
  return [...membersByAnchor(owner, language).values()];
}

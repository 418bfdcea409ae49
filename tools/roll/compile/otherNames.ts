import type { ApiLanguage } from '#api-reference/facts.ts';
import { LANGUAGES } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import { memberAnchor } from '../print/anchors.ts';
import { argumentName, memberName } from '../print/names.ts';
import { membersByAnchor } from './members.ts';

/** Names of a member by which readers of other languages look for it. */
export function otherMemberNames(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): string[] {
  if (member.name === '(call)') return [];
  const anchor = memberAnchor(owner, member);
  const names = otherNames(memberName(member, language), (other) => {
    const there = existsIn(owner, other) ? membersByAnchor(owner, other).get(anchor) : undefined;
    return there && memberName(there, other);
  });
  // Java has a method for each event; the event itself is what readers know.
  const isListener = language === 'java' && member.kind === 'event';
  return isListener ? [memberName(member, language), ...names] : names;
}

/** The same of a parameter that is written as `spelled`. */
export function otherParameterNames(parameter: ApiParameter, spelled: string): string[] {
  return otherNames(spelled, (other) =>
    existsIn(parameter, other) ? argumentName(parameter, other) : undefined,
  );
}

/** The names in other languages that readers would not take for the same one. */
function otherNames(name: string, nameIn: (language: ApiLanguage) => string | undefined): string[] {
  const seen = new Set([essence(name)]);
  return LANGUAGES.flatMap((language) => {
    const other = nameIn(language);
    if (other === undefined || seen.has(essence(other))) return [];
    seen.add(essence(other));
    return [other];
  });
}

/** What is left of a name without the habits of a language. */
function essence(name: string): string {
  return name
    .replace(/Async$/, '')
    .replaceAll('_', '')
    .toLowerCase()
    .replace(/^[gs]et(?=.)/, '');
}

import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { eventName } from '#api-reference/spelling.ts';
import { kindIn } from '#api-reference/types/isProperty.ts';
import { memberHeading } from './memberHeading.ts';

export interface MemberGroup {
  title: string;
  members: ApiMember[];
}

/** The members of a class by kind, in the order in which readers look for something. */
export function memberGroups(
  owner: ApiClass,
  members: readonly ApiMember[],
  language: ApiLanguage,
): MemberGroup[] {
  const sorted = sortedMembers(owner, members, language);
  const current = sorted.filter(({ deprecated }) => !deprecated);
  const kind = (wanted: ApiMember['kind']) =>
    current.filter((member) => kindIn(member, language) === wanted);
  const groups = [
    { title: 'Methods', members: kind('method') },
    { title: 'Properties', members: kind('property') },
    { title: 'Events', members: kind('event') },
    { title: 'Deprecated', members: sorted.filter(({ deprecated }) => deprecated) },
  ];
  return groups.filter(({ members: list }) => list.length > 0);
}

const { compare } = new Intl.Collator('en');

/** The heading without what is in parentheses, and of events the name alone. */
function sortKey(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  if (member.kind === 'event') return eventName(member, language);
  const heading = memberHeading(owner, member, language);
  // Spaces sort before underscores, letters and digits, so that `route` comes before `route_from_har`.
  return heading.replace('(', ' (');
}

/** By name; what is called itself comes first. */
export function sortedMembers(
  owner: ApiClass,
  members: readonly ApiMember[],
  language: ApiLanguage,
): ApiMember[] {
  const keys = new Map(
    members.map((member) => [
      member,
      member.name === '(call)' ? '' : sortKey(owner, member, language),
    ]),
  );
  return members.toSorted((a, b) => compare(keys.get(a) ?? '', keys.get(b) ?? ''));
}

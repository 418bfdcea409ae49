import type { Element } from 'hast';
import type { BlockContent } from 'mdast';
import type { MemberFacts } from '#api-reference/facts.ts';
import { filterNames as names } from '#features/generated.ts';
import { sinceMark } from '#model/myRelease.ts';
import { element } from '#tree/element.ts';
import { nameParts } from '#tree/nameParts.ts';
import { bold, code, link, list, markup, text } from '#tree/markdownNodes.ts';

interface MemberGroup {
  title: string;
  members: MemberFacts[];
}

/** The group of members that work, but that there is something better than. */
export const DISCOURAGED = 'Discouraged';

/** All names of a page at its top; in the browser they can be filtered. */
export function memberIndex(groups: readonly MemberGroup[]): BlockContent {
  const lists = groups.map(({ title, members }) =>
    element('div', { [names.group]: '' }, [
      element('p', { className: ['member-label'] }, [title]),
      memberLinks(members, '', () => ''),
    ]),
  );
  const nav = element(
    'nav',
    {
      className: ['member-index'],
      ariaLabel: 'Members',
      [names.list]: 'member',
      [names.members]: '',
    },
    lists,
  );
  return markup(
    nav,
    groups.flatMap(({ title, members }) => [
      bold([text(title)]),
      list(members.map(({ heading, anchor }) => [link(`#${anchor}`, [code(heading)])])),
    ]),
  );
}

/** Links to members on the page of a class; `filtered` is what to compare with the words of a reader, if not the link. */
export function memberLinks(
  members: readonly MemberFacts[],
  page: string,
  filtered: (member: MemberFacts) => string,
): Element {
  const items = members.map((member) =>
    element('li', { [names.item]: filtered(member), ...sinceMark(member) }, [
      element('a', { href: `${page}#${member.anchor}` }, breakable(member.heading)),
    ]),
  );
  return element('ul', {}, items);
}

/** A name in a narrow column. */
function breakable(name: string): (Element | string)[] {
  return nameParts(name).flatMap((part, index) => (index > 0 ? [element('wbr', {}), part] : part));
}

/** The members of a class by kind, in the order in which readers look for something. */
export function memberGroups(members: readonly MemberFacts[]): MemberGroup[] {
  const sorted = sortedMembers(members);
  const advised = sorted.filter(({ deprecated, discouraged }) => !deprecated && !discouraged);
  const kind = (wanted: MemberFacts['kind']) => advised.filter((member) => member.kind === wanted);
  const groups = [
    { title: 'Methods', members: kind('method') },
    { title: 'Properties', members: kind('property') },
    { title: 'Events', members: kind('event') },
    { title: DISCOURAGED, members: sorted.filter((it) => it.discouraged && !it.deprecated) },
    { title: 'Deprecated', members: sorted.filter(({ deprecated }) => deprecated) },
  ];
  return groups.filter(({ members: list }) => list.length > 0);
}

const { compare } = new Intl.Collator('en');

/** By name; what is called itself comes first. */
export function sortedMembers(members: readonly MemberFacts[]): MemberFacts[] {
  return members.toSorted((a, b) => compare(sortKey(a), sortKey(b)));
}

/** The heading without what is in parentheses, and of events the name alone. */
function sortKey({ name, kind, heading, spelled, listened = spelled }: MemberFacts): string {
  if (name === '(call)') return '';
  // Spaces sort before underscores, letters and digits, so that `route` comes before `route_from_har`.
  return kind === 'event' ? listened : heading.replace('(', ' (');
}

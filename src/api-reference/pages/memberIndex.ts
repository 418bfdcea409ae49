import { filterNames as names } from '#features/generated.ts';
import type { BlockContent } from 'mdast';
import { element } from '#tree/element.ts';
import { bold, code, link, list, text } from '#tree/markdownNodes.ts';
import { markup } from './nodes.ts';
import type { MemberFacts } from '#api-reference/facts.ts';

interface IndexGroup {
  title: string;
  entries: { name: string; href: string }[];
}

/** All names of a page at its top; in the browser they can be filtered. */
export function memberIndex(groups: readonly IndexGroup[]): BlockContent {
  const lists = groups.map(({ title, entries }) =>
    element('div', { [names.group]: '' }, [
      element('p', { className: ['member-label'] }, [title]),
      element(
        'ul',
        {},
        entries.map(({ name, href }) =>
          element('li', { [names.item]: '' }, [element('a', { href }, [name])]),
        ),
      ),
    ]),
  );
  const nav = element(
    'nav',
    { className: ['member-index'], ariaLabel: 'Members', [names.list]: '', [names.members]: '' },
    lists,
  );
  return markup(
    nav,
    groups.flatMap(({ title, entries }) => [
      bold([text(title)]),
      list(entries.map(({ name, href }) => [link(href, [code(name)])])),
    ]),
  );
}

interface MemberGroup {
  title: string;
  members: MemberFacts[];
}

/** The members of a class by kind, in the order in which readers look for something. */
export function memberGroups(members: readonly MemberFacts[]): MemberGroup[] {
  const sorted = sortedMembers(members);
  const kind = (wanted: MemberFacts['kind']) =>
    sorted.filter((member) => !member.deprecated && member.kind === wanted);
  const groups = [
    { title: 'Methods', members: kind('method') },
    { title: 'Properties', members: kind('property') },
    { title: 'Events', members: kind('event') },
    { title: 'Deprecated', members: sorted.filter(({ deprecated }) => deprecated) },
  ];
  return groups.filter(({ members: list }) => list.length > 0);
}

const { compare } = new Intl.Collator('en');

/** By name; what is called itself comes first. */
export function sortedMembers(members: readonly MemberFacts[]): MemberFacts[] {
  const keys = new Map(members.map((member) => [member, sortKey(member)]));
  return members.toSorted((a, b) => compare(keys.get(a) ?? '', keys.get(b) ?? ''));
}

/** The heading without what is in parentheses, and of events the name alone. */
function sortKey({ name, kind, heading, spelled, listened = spelled }: MemberFacts): string {
  if (name === '(call)') return '';
  // Spaces sort before underscores, letters and digits, so that `route` comes before `route_from_har`.
  return kind === 'event' ? listened : heading.replace('(', ' (');
}

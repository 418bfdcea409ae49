import type { Element } from 'hast';
import type { BlockContent, Root } from 'mdast';
import type { ApiVersion, Place } from '#api-reference/apiVersion.ts';
import { classSlug, LANGUAGE_OF_EDITION, type MemberFacts } from '#api-reference/facts.ts';
import { filterBox, filterNames as names } from '#features/generated.ts';
import type { SiteConfig } from '#model/site.ts';
import { element } from '#tree/element.ts';
import { bold, code, link, list, paragraph, text } from '#tree/markdownNodes.ts';
import { markup } from './nodes.ts';
import { classHref } from './pageContext.ts';

interface MemberGroup {
  title: string;
  members: MemberFacts[];
}

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
    { className: ['member-index'], ariaLabel: 'Members', [names.list]: '', [names.members]: '' },
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
function memberLinks(
  members: readonly MemberFacts[],
  page: string,
  filtered: (member: MemberFacts) => string,
): Element {
  const items = members.map((member) =>
    element('li', { [names.item]: filtered(member) }, [
      element('a', { href: `${page}#${member.anchor}` }, [member.heading]),
    ]),
  );
  return element('ul', {}, items);
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
function sortedMembers(members: readonly MemberFacts[]): MemberFacts[] {
  return members.toSorted((a, b) => compare(sortKey(a), sortKey(b)));
}

/** The heading without what is in parentheses, and of events the name alone. */
function sortKey({ name, kind, heading, spelled, listened = spelled }: MemberFacts): string {
  if (name === '(call)') return '';
  // Spaces sort before underscores, letters and digits, so that `route` comes before `route_from_har`.
  return kind === 'event' ? listened : heading.replace('(', ' (');
}

interface ListTreeOptions extends Place {
  site: SiteConfig;
  api: Pick<ApiVersion, 'languages'>;
  summaryOf: (className: string) => string;
}

/** The page that lists all classes with their members, to be filtered in the browser. */
export function listTree({ site, api, summaryOf, ...place }: ListTreeOptions): Root {
  const { edition } = place;
  const classes = api.languages[LANGUAGE_OF_EDITION[edition.id]].map(({ name, members }) => ({
    name,
    members: sortedMembers(members),
    url: classHref({ site, ...place }, name),
  }));
  const groups = classes.map(({ name, members, url }) =>
    element('div', { [names.group]: '' }, [
      element('h2', { id: classSlug(name) }, [element('a', { href: url }, [name])]),
      element('p', {}, [summaryOf(name)]),
      memberLinks(members, url, ({ spelled }) => `${name}.${spelled}`),
    ]),
  );
  const count = classes.flatMap(({ members }) => members).length;
  const words = `Everything that Playwright offers in ${edition.label}: ${classes.length} classes with ${count} members. `;
  return {
    type: 'root',
    children: [
      paragraph([text(words), text('Type a part of a name to narrow the list.')]),
      markup(filterBox(), []),
      markup(element('div', { className: ['class-list'], [names.list]: '' }, groups), [
        list(
          classes.map(({ name, url }) => [link(url, [code(name)]), text(`: ${summaryOf(name)}`)]),
        ),
      ]),
    ],
  };
}

import { filterNames as names, filterBox } from '#features/generated.ts';
import type { BlockContent, Root, RootContent } from 'mdast';
import { element } from '#tree/element.ts';
import { bold, code, link, list, text, paragraph } from '#tree/markdownNodes.ts';
import { markup } from './nodes.ts';
import type { MemberFacts } from '#api-reference/facts.ts';
import type { Edition } from '#model/edition.ts';
import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { classSlug, LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';

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
function sortedMembers(members: readonly MemberFacts[]): MemberFacts[] {
  const keys = new Map(members.map((member) => [member, sortKey(member)]));
  return members.toSorted((a, b) => compare(keys.get(a) ?? '', keys.get(b) ?? ''));
}

/** The heading without what is in parentheses, and of events the name alone. */
function sortKey({ name, kind, heading, spelled, listened = spelled }: MemberFacts): string {
  if (name === '(call)') return '';
  // Spaces sort before underscores, letters and digits, so that `route` comes before `route_from_har`.
  return kind === 'event' ? listened : heading.replace('(', ' (');
}

interface ListTreeOptions {
  edition: Edition;
  version: Version;
  site: SiteConfig;
  api: Pick<ApiVersion, 'languages'>;
  summaryOf: (className: string) => string;
}

/** The page that lists all classes with their members, to be filtered in the browser. */
export function listTree({ edition, version, site, api, summaryOf }: ListTreeOptions): Root {
  const classes = api.languages[LANGUAGE_OF_EDITION[edition.id]];
  const urlOf = (name: string) =>
    withBase(site.baseUrl, docPath(edition, version, `api/${classSlug(name)}`));
  const groups = classes.map((owner) => {
    const url = urlOf(owner.name);
    return element('div', { [names.group]: '' }, [
      element('h2', { id: classSlug(owner.name) }, [element('a', { href: url }, [owner.name])]),
      element('p', {}, [summaryOf(owner.name)]),
      element(
        'ul',
        {},
        sortedMembers(owner.members).map(({ spelled, anchor, heading }) =>
          element('li', { [names.item]: `${owner.name}.${spelled}` }, [
            element('a', { href: `${url}#${anchor}` }, [heading]),
          ]),
        ),
      ),
    ]);
  });
  const members = classes.reduce((sum, owner) => sum + owner.members.length, 0);
  const children: RootContent[] = [
    paragraph([
      text(
        `Everything that Playwright offers in ${edition.label}: ${classes.length} classes with ${members} members. `,
      ),
      text('Type a part of a name to narrow the list.'),
    ]),
    markup(filterBox(), []),
    markup(element('div', { className: ['class-list'], [names.list]: '' }, groups), [
      list(
        classes.map(({ name }) => [link(urlOf(name), [code(name)]), text(`: ${summaryOf(name)}`)]),
      ),
    ]),
  ];
  return { type: 'root', children };
}

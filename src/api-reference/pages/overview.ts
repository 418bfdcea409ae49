import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { ApiVersion, Place } from '#api-reference/apiVersion.ts';
import {
  type ClassFacts,
  classSlug,
  LANGUAGE_OF_EDITION,
  spelledName,
} from '#api-reference/facts.ts';
import { filterBox, filterNames as names } from '#features/generated.ts';
import { sinceMark } from '#model/myRelease.ts';
import type { SidebarSource } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import { element } from '#tree/element.ts';
import { code, link, list, markup, paragraph, text } from '#tree/markdownNodes.ts';
import type { Section } from '#tree/nodes.ts';
import { memberLinks, sortedMembers } from './memberIndex.ts';
import { heading } from './nodes.ts';
import { classHref } from './pageContext.ts';

/** The id of the page that lists all classes. */
export const OVERVIEW_ID = 'api';

/** What nearly every test uses, in the order in which one meets it. */
const MOST_USED = [
  ...['Page', 'Locator', 'LocatorAssertions', 'PageAssertions', 'Test'],
  ...['BrowserContext', 'Browser', 'Playwright'],
].map(classId);

/** Classes under a title. */
interface ClassGroup {
  title: string;
  /** Of their pages: `api/class-page`. */
  ids: readonly string[];
}

/** The id of the page of a class. */
export function classId(name: string): string {
  return `api/${classSlug(name)}`;
}

/** The groups of the sidebars; what one of them does not list is where another has it. */
export function classGroups(sidebars: readonly (readonly SidebarSource[])[]): ClassGroup[] {
  const groups = new Map<string, string[]>();
  for (const item of sidebars.flat()) {
    if (item.type !== 'category') continue;
    const ids = item.items.flatMap((inner) => (inner.type === 'doc' ? inner.id : []));
    groups.set(item.label, [...(groups.get(item.label) ?? []), ...ids]);
  }
  return [...groups].map(([title, ids]) => ({ title, ids }));
}

interface OverviewOptions extends Place {
  site: SiteConfig;
  api: Pick<ApiVersion, 'languages'>;
  groups: readonly ClassGroup[];
  summaryOf: (className: string) => string;
}

/** The page of all classes: the most used first, each in a line; its members can be filtered in the browser. */
export function overviewTree({ site, api, groups, summaryOf, ...place }: OverviewOptions): Root {
  const { edition } = place;
  const classes = api.languages[LANGUAGE_OF_EDITION[edition.id]];
  const rows = classes.map((owner) => ({
    owner,
    url: classHref({ site, ...place }, owner.name),
    summary: summaryOf(owner.name),
  }));
  const count = classes.flatMap(({ members }) => members).length;
  const words = `${classes.length} classes with ${count} members: everything that Playwright offers in ${edition.label}.`;
  return {
    type: 'root',
    children: [
      paragraph([text(words)]),
      markup(filterBox()),
      ...grouped(classes, groups).map(({ title, owners }, index): Section => {
        const own = rows.filter(({ owner }) => owners.includes(owner));
        const sorted = owners.flatMap((owner) => own.find((row) => row.owner === owner) ?? []);
        const filter = index === 0 ? { [names.list]: 'member' } : { [names.further]: '' };
        const properties = { className: ['class-list'], role: 'list', ...filter };
        return {
          type: 'section',
          className: 'class-group',
          children: [
            heading(2, [text(title)], { id: title.toLowerCase().replaceAll(' ', '-') }),
            markup(element('ul', properties, sorted.map(rowOf)), [
              list(
                sorted.map(({ owner, url, summary }) => [
                  link(url, [code(spelledName(owner))]),
                  text(`: ${summary}`),
                ]),
              ),
            ]),
          ],
        };
      }),
    ],
  };
}

/** Each class once: among the most used, in its group, or, where it is deprecated, at the end. */
function grouped(classes: readonly ClassFacts[], groups: readonly ClassGroup[]) {
  const advised = classes.filter(({ deprecated }) => !deprecated);
  const others = advised.filter(({ name }) => !MOST_USED.includes(classId(name)));
  const listed = groups.flatMap(({ ids }) => ids);
  const rest = others.filter(({ name }) => !listed.includes(classId(name)));
  const all = [
    {
      title: 'Most used',
      owners: MOST_USED.flatMap((id) => advised.filter(({ name }) => classId(name) === id)),
    },
    ...groups.map(({ title, ids }) => ({
      title,
      owners: others.filter(({ name }) => ids.includes(classId(name))),
    })),
    { title: 'Others', owners: rest },
    { title: 'Deprecated', owners: classes.filter(({ deprecated }) => deprecated) },
  ];
  return all.filter(({ owners }) => owners.length > 0);
}

function rowOf(row: { owner: ClassFacts; url: string; summary: string }): Element {
  const { owner, url, summary } = row;
  const { name, members, object } = owner;
  const label = members.length === 1 ? '1 member' : `${members.length} members`;
  const links = memberLinks(
    sortedMembers(members),
    url,
    ({ spelled }) => `${spelledName(owner)}.${spelled}`,
  );
  return element(
    'li',
    { id: classSlug(name), [names.group]: spelledName(owner), ...sinceMark(owner) },
    [
      element('a', { href: url }, [spelledName(owner)]),
      element('p', {}, [
        // `expect(locator)`: what readers know instead of its name.
        ...(object.includes('(') ? [element('code', {}, [object]), ' '] : []),
        summary,
      ]),
      ...(members.length === 0
        ? []
        : [element('details', {}, [element('summary', {}, [label]), links])]),
    ],
  );
}

import { groupBy } from '#model/groupBy.ts';
import type { ApiSymbol } from '#model/search.ts';
import { type IndexInput, makePlace, pageOf, type Place } from './place.ts';

/**
 * The names of one edition and version in a compact format: anchors that follow a rule and empty values at the
 * end of a tuple are omitted.
 */
export interface SymbolTier extends Pick<IndexInput, 'site' | 'rules'> {
  /** Where the texts of the same build are, without the base URL. */
  texts: string;
  /** `docs/api/class-page` is `1class-page` if the second folder is `/docs/api/`. */
  folders: string[];
  pages: [path: string, section: string, title: string, keywords?: string, label?: string][];
  /** Options are separated by spaces; `name=anchor` if the anchor doesn't follow the rule. */
  classes: [path: string, name: string, members: MemberEntry[]][];
  /** Command-line flags, with the place that explains them. */
  flags: [name: string, path: string][];
}

type MemberEntry = [
  name: string,
  kind?: keyof typeof MEMBER_KINDS,
  options?: string,
  aliases?: string,
  anchor?: string,
];

/** The kinds of members by their letter; methods, the most common ones, have none. */
const MEMBER_KINDS = {
  '': { kind: 'method', heading: 'Methods' },
  p: { kind: 'property', heading: 'Properties' },
  e: { kind: 'event', heading: 'Events' },
} as const;

const LETTERS: Partial<Record<ApiSymbol['kind'], 'p' | 'e'>> = { property: 'p', event: 'e' };

const OPTION_MARK = '-option-';

/** The small file that is loaded first: names that readers look up. */
export function makeSymbolTier(input: IndexInput, texts: string): string {
  const { site, rules, records, symbols } = input;
  const folders = [...new Set(input.pages.map(({ path }) => folderOf(path)))];
  const shorten = (path: string) =>
    `${folders.indexOf(folderOf(path))}${path.slice(folderOf(path).length)}`;
  const sections = new Map(records.map(({ objectID, hierarchy }) => [objectID, hierarchy.lvl0]));
  const members = groupBy(
    symbols.filter(({ kind }) => kind === 'method' || kind === 'property' || kind === 'event'),
    ({ path }) => pageOf(path),
  );
  const options = groupBy(
    symbols.filter(({ kind }) => kind === 'option'),
    ({ name }) => name.slice(0, name.lastIndexOf('.')),
  );
  const tier: SymbolTier = {
    site,
    texts,
    rules,
    folders,
    pages: input.pages.map(({ path, title, keywords, label = '' }) =>
      withoutEmptyEnd([shorten(path), sections.get(path) ?? '', title, keywords.join('|'), label]),
    ),
    classes: symbols
      .filter(({ kind }) => kind === 'class')
      .map(({ name, path }) => [
        shorten(path),
        name,
        (members.get(path) ?? []).map((member) =>
          memberEntry(name, member, options.get(member.name) ?? []),
        ),
      ]),
    flags: symbols
      .filter(({ kind }) => kind === 'flag')
      .map(({ name, path }) => [name, shorten(path)]),
  };
  return JSON.stringify(tier);
}

function folderOf(path: string): string {
  return path.slice(0, pageOf(path).lastIndexOf('/') + 1);
}

function withoutEmptyEnd<Tuple extends unknown[]>(tuple: Tuple): Tuple {
  while (tuple.at(-1) === '') tuple.pop();
  return tuple;
}

function memberEntry(owner: string, member: ApiSymbol, named: readonly ApiSymbol[]): MemberEntry {
  const name = member.name.startsWith(`${owner}.`)
    ? member.name.slice(owner.length + 1)
    : member.name;
  const letter = LETTERS[member.kind] ?? '';
  const anchor = member.path.slice(member.path.indexOf('#') + 1);
  // An event and a method may share a name.
  const options = named.filter(({ path }) => path.startsWith(member.path + OPTION_MARK));
  return withoutEmptyEnd([
    name,
    letter,
    options.map((option) => optionText(member, option)).join(' '),
    member.aliases.join(' '),
    anchor === memberAnchor(owner, name, letter) ? '' : anchor,
  ]);
}

/** Aliases of options are left out: if names differ, the text of the option explains it. */
function optionText(member: ApiSymbol, { name, path }: ApiSymbol): string {
  const own = name.slice(member.name.length + 1);
  const anchor = path.slice(member.path.length + OPTION_MARK.length);
  return anchor === kebabCase(own) ? own : `${own}=${anchor}`;
}

/** The last part of most anchors: `GetByRoleAsync`, `get_by_role` → `get-by-role`. */
function kebabCase(name: string): string {
  return name
    .replace(/(?<=[a-z])Async$/, '')
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The default anchor of a member: `page-goto`, `page-event-popup`. */
function memberAnchor(owner: string, name: string, letter: string): string {
  return `${kebabCase(owner)}${letter === 'e' ? '-event' : ''}-${kebabCase(name)}`;
}

/** The places in the symbol tier: pages, classes, members, options, flags. */
export function readSymbolTier({ folders, pages, classes, flags }: SymbolTier): Place[] {
  const lengthen = (short: string) =>
    short.replace(/^\d+/, (number) => folders[Number(number)] ?? '');
  const classPaths = new Set(classes.map(([path]) => path));
  const titles = new Map(pages.map(([path, section, title]) => [path, [section, title]]));
  return [
    ...pages.map(([short, section, name, keywords, label]) =>
      makePlace([section, name], {
        path: lengthen(short),
        kind: classPaths.has(short) ? 'class' : 'page',
        name,
        aliases: label ? [label] : [],
        keywords: keywords ? keywords.split('|') : [],
      }),
    ),
    ...classes.flatMap(([short, owner, members]) => {
      const [section = ''] = titles.get(short) ?? [];
      return members.flatMap((entry) => memberPlaces(lengthen(short), [section, owner], entry));
    }),
    ...flags.map(([name, short]) =>
      makePlace([...(titles.get(pageOf(short)) ?? [null, null]), name], {
        path: lengthen(short),
        kind: 'flag',
        name,
      }),
    ),
  ];
}

function memberPlaces(
  page: string,
  above: readonly [section: string, owner: string],
  [name, letter = '', options, aliases, anchor]: MemberEntry,
): Place[] {
  const [, owner] = above;
  const path = `${page}#${anchor ?? memberAnchor(owner, name, letter)}`;
  const { kind, heading } = MEMBER_KINDS[letter];
  const titles = [...above, heading, kind === 'method' ? `${name}()` : name];
  return [
    makePlace(titles, { path, kind, name, owner, aliases: aliases ? aliases.split(' ') : [] }),
    ...(options ? options.split(' ') : []).map((field) => {
      const [own = '', end = kebabCase(own)] = field.split('=');
      return makePlace([...titles, own], {
        path: `${path}${OPTION_MARK}${end}`,
        kind: 'option',
        name: own,
        owner: `${owner}.${name}`,
      });
    }),
  ];
}

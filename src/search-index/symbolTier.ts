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
  /** How the objects of most classes are called after them; absent if just as they are. */
  spelling?: 'camel' | 'snake';
  pages: [path: string, section: string, title: string, keywords?: string, label?: string][];
  /** Options are separated by spaces; `name=anchor` if the anchor doesn't follow the rule. */
  classes: [path: string, name: string, members: MemberEntry[], object?: string][];
  /** Command-line flags, with the place that explains them. */
  flags: [name: string, path: string][];
}

type MemberEntry = [
  name: string,
  /** A letter for the kind, and one for its standing. */
  kind?: string,
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

const STANDINGS = { d: 'discouraged', x: 'deprecated' } as const;

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
  // Objects are `web_page`, `webPage` or `WebPage`.
  const objects = symbols.map(({ object = '' }) => object);
  const spelling = objects.some((object) => object.includes('_')) ? 'snake' : 'camel';
  const isSpelled = objects.includes('page');
  const tier: SymbolTier = {
    site,
    texts,
    ...(isSpelled && { spelling }),
    rules,
    folders,
    pages: input.pages.map(({ path, title, keywords, label = '' }) =>
      withoutEmptyEnd([shorten(path), sections.get(path) ?? '', title, keywords.join('|'), label]),
    ),
    classes: symbols
      .filter(({ kind }) => kind === 'class')
      .map(({ name, path, object = '' }) =>
        withoutEmptyEnd([
          shorten(path),
          name,
          (members.get(path) ?? []).map((member) =>
            memberEntry(name, member, options.get(member.name) ?? []),
          ),
          object === defaultObject(name, isSpelled ? spelling : undefined) ? '' : object,
        ]),
      ),
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
    letter + (member.standing === undefined ? '' : member.standing === 'deprecated' ? 'x' : 'd'),
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

/** `webPage`, `web_page` or `WebPage`. */
function defaultObject(name: string, spelling: SymbolTier['spelling']): string {
  if (spelling === 'snake') return kebabCase(name).replaceAll('-', '_');
  return spelling === 'camel'
    ? name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase())
    : name;
}

/** The places in the symbol tier: pages, classes, members, options, flags. */
export function readSymbolTier(tier: SymbolTier): Place[] {
  const { folders, pages, classes, flags, spelling } = tier;
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
    ...classes.flatMap(([short, owner, members, object = defaultObject(owner, spelling)]) => {
      const [section = ''] = titles.get(short) ?? [];
      const above = { section, owner, object };
      return members.flatMap((entry) => memberPlaces(lengthen(short), above, entry));
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
  { section, owner, object }: Record<'section' | 'owner' | 'object', string>,
  [name, letters = '', options, aliases, anchor]: MemberEntry,
): Place[] {
  const [letter = ''] = letters.match(/^[pe]/) ?? [];
  const path = `${page}#${anchor ?? memberAnchor(owner, name, letter)}`;
  // Letters are written above.
  const { kind, heading } = MEMBER_KINDS[letter as keyof typeof MEMBER_KINDS];
  const standing = STANDINGS[letters.slice(letter.length) as keyof typeof STANDINGS];
  // What is called itself, as `test()` is, is its own object.
  const prefix = object === '' || object === name ? '' : `${object}.`;
  const titles = [section, owner, heading, prefix + (kind === 'method' ? `${name}()` : name)];
  return [
    makePlace(titles, {
      ...{ path, kind, name, owner, prefix, standing },
      aliases: aliases ? aliases.split(' ') : [],
    }),
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

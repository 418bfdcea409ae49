import type { Place } from '#search-index/place.ts';
import { hierarchyOf } from '#search-index/place.ts';
import type { MemberEntry, SymbolTier } from './symbolTier.ts';
import { kebabCase, memberAnchor, OPTION_MARK } from './symbolTier.ts';

/** The places in the symbol tier: pages, classes, members, options, flags. */
export function readSymbolTier({ folders, pages, classes, flags }: SymbolTier): Place[] {
  const lengthen = (short: string) =>
    short.replace(/^\d+/, (number) => folders[Number(number)] ?? '');
  const classPaths = new Set(classes.map(([path]) => path));
  const sections = new Map(pages.map(([path, section]) => [path, section]));
  const titles = new Map(pages.map(([path, , title]) => [path, title]));
  return [
    ...pages.map(([short, section, title, keywords = '']): Place => {
      const isClass = classPaths.has(short);
      return {
        ...NOTHING,
        path: lengthen(short),
        kind: isClass ? 'class' : 'page',
        level: 1,
        hierarchy: hierarchyOf(section, title),
        name: title,
        keywords: keywords === '' ? [] : keywords.split('|'),
      };
    }),
    ...classes.flatMap(([short, owner, members]) =>
      members.flatMap((entry) =>
        memberPlaces({ page: lengthen(short), section: sections.get(short) ?? '', owner }, entry),
      ),
    ),
    ...flags.map(([name, short]): Place => {
      const page = short.replace(/#.*/, '');
      return {
        ...NOTHING,
        path: lengthen(short),
        kind: 'flag',
        level: 2,
        hierarchy: hierarchyOf(sections.get(page) ?? null, titles.get(page) ?? null, name),
        name,
      };
    }),
  ];
}

const NOTHING = { owner: '', aliases: [], keywords: [], texts: [] };

/** The class of a member, and its page. */
interface ClassPlace {
  page: string;
  section: string;
  owner: string;
}

function memberPlaces({ page, section, owner }: ClassPlace, entry: MemberEntry): Place[] {
  const [name, letter = '', options = '', aliases = '', anchor = ''] = entry;
  const path = `${page}#${anchor || memberAnchor(owner, name, letter)}`;
  const { kind, heading } = KINDS[letter];
  const title = kind === 'method' ? `${name}()` : name;
  const member: Place = {
    ...NOTHING,
    path,
    kind,
    level: 3,
    hierarchy: hierarchyOf(section, owner, heading, title),
    name,
    owner,
    aliases: aliases === '' ? [] : aliases.split(' '),
  };
  const fields = options === '' ? [] : options.split(' ');
  return [
    member,
    ...fields.map((field): Place => {
      const [own = '', end = kebabCase(own)] = field.split('=');
      return {
        ...NOTHING,
        path: `${path}${OPTION_MARK}${end}`,
        kind: 'option',
        level: 4,
        hierarchy: hierarchyOf(section, owner, heading, title, own),
        name: own,
        owner: `${owner}.${name}`,
      };
    }),
  ];
}

const KINDS = {
  '': { kind: 'method', heading: 'Methods' },
  p: { kind: 'property', heading: 'Properties' },
  e: { kind: 'event', heading: 'Events' },
} as const;

import type { ApiSymbol } from '#model/search.ts';
import { groupBy } from '#model/groupBy.ts';
import type { IndexInput } from './indexInput.ts';
import { siteOf } from './indexInput.ts';
import { pageOf } from '#search-index/place.ts';
import type { MemberEntry, MemberLetter, SymbolTier } from './symbolTier.ts';
import { kebabCase, memberAnchor, OPTION_MARK } from './symbolTier.ts';

/** The small file that is loaded first: names that readers look up. */
export function makeSymbolTier(input: IndexInput, texts: string): string {
  const folders = [...new Set(input.pages.map(({ path }) => folderOf(path)))];
  const shorten = (path: string) =>
    `${folders.indexOf(folderOf(path))}${path.slice(folderOf(path).length)}`;
  const sections = new Map(
    input.records.flatMap(({ type, url, hierarchy }) =>
      type === 'lvl1' ? [[url, hierarchy.lvl0 ?? ''] as const] : [],
    ),
  );
  const site = siteOf(input);
  const tier: SymbolTier = {
    site,
    texts,
    rules: input.rules,
    folders,
    pages: input.pages.map(({ path, title, keywords }) =>
      keywords.length === 0
        ? [shorten(path), sections.get(site + path) ?? '', title]
        : [shorten(path), sections.get(site + path) ?? '', title, keywords.join('|')],
    ),
    classes: classEntries(input.symbols, shorten),
    flags: input.symbols
      .filter(({ kind }) => kind === 'flag')
      .map(({ name, path }) => [name, shorten(path)]),
  };
  return JSON.stringify(tier);
}

function folderOf(path: string): string {
  return path.slice(0, pageOf(path).lastIndexOf('/') + 1);
}

const LETTERS: Partial<Record<ApiSymbol['kind'], MemberLetter>> = { property: 'p', event: 'e' };

function classEntries(
  symbols: readonly ApiSymbol[],
  shorten: (path: string) => string,
): SymbolTier['classes'] {
  const options = groupBy(
    symbols.filter(({ kind }) => kind === 'option'),
    ({ name }) => name.slice(0, name.lastIndexOf('.')),
  );
  const members = groupBy(
    symbols.filter(({ kind }) => kind === 'method' || kind === 'property' || kind === 'event'),
    ({ path }) => pageOf(path),
  );
  return symbols
    .filter(({ kind }) => kind === 'class')
    .map(({ name, path }) => [
      shorten(path),
      name,
      (members.get(path) ?? []).map((member) =>
        memberEntry(
          name,
          member,
          // An event and a method may share a name.
          (options.get(member.name) ?? []).filter((option) =>
            option.path.startsWith(member.path + OPTION_MARK),
          ),
        ),
      ),
    ]);
}

function memberEntry(owner: string, member: ApiSymbol, options: readonly ApiSymbol[]): MemberEntry {
  const name = member.name.startsWith(`${owner}.`)
    ? member.name.slice(owner.length + 1)
    : member.name;
  const letter = LETTERS[member.kind] ?? '';
  const anchor = member.path.slice(member.path.indexOf('#') + 1);
  const entry = [
    name,
    letter,
    options.map((option) => optionText(member, option)).join(' '),
    member.aliases.join(' '),
    anchor === memberAnchor(owner, name, letter) ? '' : anchor,
  ];
  while (entry.at(-1) === '') entry.pop();
  // The tuple has the types of the fields above, in the same order.
  return entry as MemberEntry;
}

/** Aliases of options are left out: if names differ, the text of the option explains it. */
function optionText(member: ApiSymbol, { name, path }: ApiSymbol): string {
  const own = name.slice(member.name.length + 1);
  const anchor = path.slice(member.path.length + OPTION_MARK.length);
  return anchor === kebabCase(own) ? own : `${own}=${anchor}`;
}

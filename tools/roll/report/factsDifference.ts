import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { LANGUAGES, languagesOf } from '../merge/nodeOnly.ts';

/** A path that some languages have gained or lost, or of which the facts say something else. */
export interface FactsChange {
  path: string;
  kind: FactsEntry['kind'];
  languages: readonly ApiLanguage[];
}

export interface FactsDifference {
  added: FactsChange[];
  removed: FactsChange[];
  changed: FactsChange[];
}

/** What is new, gone and different; what is inside a new or lost thing is not listed again. */
export function factsDifference(before: ApiFacts, after: ApiFacts): FactsDifference {
  const old = factsPaths(before);
  const now = factsPaths(after);
  const changed = [...now].flatMap(([path, { kind, details }]) => {
    const known = old.get(path)?.details ?? {};
    const languages = LANGUAGES.filter(
      (each) =>
        known[each] !== undefined && details[each] !== undefined && known[each] !== details[each],
    );
    return languages.length > 0 ? [{ path, kind, languages }] : [];
  });
  return { added: gains(old, now), removed: gains(now, old), changed };
}

/** What the second has and the first lacks. */
function gains(
  first: ReadonlyMap<string, FactsEntry>,
  second: ReadonlyMap<string, FactsEntry>,
): FactsChange[] {
  const gained = new Map<string, readonly ApiLanguage[]>();
  return [...second].flatMap(([path, { kind, parent, languages }]) => {
    const known = first.get(path)?.languages ?? [];
    const own = languages.filter((language) => !known.includes(language));
    gained.set(path, own);
    const ofParent = gained.get(parent ?? '') ?? [];
    const news = own.filter((language) => !ofParent.includes(language));
    return news.length > 0 ? [{ path, kind, languages: news }] : [];
  });
}

/** What stands at a path of the facts. */
interface FactsEntry {
  kind: 'class' | 'member' | 'option';
  /** Undefined for a class. */
  parent: string | undefined;
  languages: readonly ApiLanguage[];
  /** All that is said of it for a language, except its name and what is inside it. */
  details: Readonly<Partial<Record<ApiLanguage, string>>>;
}

/** Every class, member, argument and option by its path: `Page`, `Page.goto`, `Page.goto.url`. */
function factsPaths({ classes }: ApiFacts): Map<string, FactsEntry> {
  const paths = new Map<string, FactsEntry>();
  for (const { members, ...owner } of classes) {
    const languages = languagesOf(owner, LANGUAGES);
    const parent = { path: owner.name, languages };
    add(paths, owner.name, {
      kind: 'class',
      parent: undefined,
      languages,
      details: detailsOf(owner, languages),
    });
    for (const member of members) addMember(paths, member, parent);
  }
  return paths;
}

interface Parent {
  path: string;
  languages: readonly ApiLanguage[];
}

function addMember(paths: Map<string, FactsEntry>, member: ApiMember, parent: Parent): void {
  const { args = [], properties = [], exampleLanguages: _samples, ...rest } = member;
  const path = `${parent.path}${member.kind === 'event' ? '#' : '.'}${member.name}`;
  const languages = languagesOf(member, parent.languages);
  add(paths, path, {
    kind: 'member',
    parent: parent.path,
    languages,
    details: detailsOf(rest, languages),
  });
  for (const option of [...args, ...properties]) addOption(paths, option, { path, languages });
}

function addOption(paths: Map<string, FactsEntry>, option: ApiParameter, parent: Parent): void {
  const { properties = [], ...rest } = option;
  const path = `${parent.path}.${option.name}`;
  const languages = languagesOf(option, parent.languages);
  add(paths, path, {
    kind: 'option',
    parent: parent.path,
    languages,
    details: detailsOf(rest, languages),
  });
  for (const property of properties) addOption(paths, property, { path, languages });
}

/** A name that stands twice, for different languages, is one entry. */
function add(paths: Map<string, FactsEntry>, path: string, entry: FactsEntry): void {
  const known = paths.get(path);
  if (!known) paths.set(path, entry);
  else
    paths.set(path, {
      ...known,
      languages: LANGUAGES.filter((each) =>
        [...known.languages, ...entry.languages].includes(each),
      ),
      details: { ...entry.details, ...known.details },
    });
}

function detailsOf(
  thing: { name: string; langs?: ApiMember['langs'] },
  languages: readonly ApiLanguage[],
): FactsEntry['details'] {
  const { name: _name, langs, ...rest } = thing;
  return Object.fromEntries(
    languages.map((language) => {
      const own = {
        alias: langs?.aliases?.[language],
        type: langs?.types?.[language],
        object: langs?.objects?.[language],
      };
      return [language, JSON.stringify([rest, own])];
    }),
  );
}

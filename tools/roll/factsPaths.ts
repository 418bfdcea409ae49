import type { ApiFacts, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { LANGUAGES, languagesOf } from './nodeOnly.ts';

/** What stands at a path of the facts. */
export interface FactsEntry {
  kind: 'class' | 'member' | 'option';
  /** Undefined for a class. */
  parent: string | undefined;
  languages: readonly ApiLanguage[];
  /** All that is said of it except its name, its languages and what is inside of it. */
  details: string;
}

/** Every class, member, argument and option by its path: `Page`, `Page.goto`, `Page.goto.url`. */
export function factsPaths({ classes }: ApiFacts): Map<string, FactsEntry> {
  const paths = new Map<string, FactsEntry>();
  for (const { members, ...owner } of classes) {
    const languages = languagesOf(owner, LANGUAGES);
    const parent = { path: owner.name, languages };
    add(paths, owner.name, {
      kind: 'class',
      parent: undefined,
      languages,
      details: detailsOf(owner),
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
  add(paths, path, { kind: 'member', parent: parent.path, languages, details: detailsOf(rest) });
  for (const option of [...args, ...properties]) addOption(paths, option, { path, languages });
}

function addOption(paths: Map<string, FactsEntry>, option: ApiParameter, parent: Parent): void {
  const { properties = [], ...rest } = option;
  const path = `${parent.path}.${option.name}`;
  const languages = languagesOf(option, parent.languages);
  add(paths, path, { kind: 'option', parent: parent.path, languages, details: detailsOf(rest) });
  for (const property of properties) addOption(paths, property, { path, languages });
}

/** A name that stands twice, for different languages, is one entry. */
function add(paths: Map<string, FactsEntry>, path: string, entry: FactsEntry): void {
  const known = paths.get(path);
  if (!known) paths.set(path, entry);
  else
    paths.set(path, {
      ...known,
      languages: LANGUAGES.filter(
        (language) => known.languages.includes(language) || entry.languages.includes(language),
      ),
      details: `${known.details} ${entry.details}`,
    });
}

function detailsOf(thing: { name: string; langs?: ApiMember['langs'] }): string {
  const { name: _name, langs, ...rest } = thing;
  const { only: _only, ...others } = langs ?? {};
  return JSON.stringify({ ...rest, ...(Object.keys(others).length > 0 && { langs: others }) });
}

import type { ApiResolution, ApiResolver } from '#model/apiResolver.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import type { SiteConfig } from '#model/site.ts';
import type { VersionName } from '#model/version.ts';
import { type ApiVersion, classPath, placeOf } from './apiVersion.ts';
import {
  type ApiLanguage,
  apiName,
  type ClassFacts,
  everyParameter,
  LANGUAGE_OF_EDITION,
  LANGUAGES,
  type MemberFacts,
  type ParameterFacts,
  parametersOf,
  placed,
  spelledName,
} from './facts.ts';

/** Resolves the API names of content against the facts of each version; a site gives them links. */
export function createApiResolver(
  versions: Record<VersionName, Pick<ApiVersion, 'languages' | 'classes'>>,
  site?: Pick<SiteConfig, 'editions' | 'versions'>,
): ApiResolver {
  const tables = new Map<string, Names>();
  return (name, where) => {
    const { languages, classes } = versions[where.version];
    const namesOf = (language: ApiLanguage) => {
      const key = `${where.version} ${language}`;
      const names = tables.get(key) ?? namesIn(languages[language]);
      tables.set(key, names);
      return names;
    };
    const [className = ''] = name.split(/[.#]/);
    if (!classes.includes(className)) return unknown(className, classes);
    const own = namesOf(LANGUAGE_OF_EDITION[where.edition]);
    const named = own.get(name);
    if (named) {
      const path = site && classPath(placeOf(site, where), className) + named.hash;
      return { ok: true, reference: { text: named.text, path, since: named.since } };
    }
    const missing = own.has(className) ? name : className;
    const editions = EDITION_IDS.filter((id) => namesOf(LANGUAGE_OF_EDITION[id]).has(missing));
    if (editions.length > 0) return elsewhere(missing, editions);
    return unknown(name, new Set(LANGUAGES.flatMap((language) => [...namesOf(language).keys()])));
  };
}

/** What an edition writes for each name, and where that is on the page of its class. */
type Names = ReadonlyMap<string, Named>;

interface Named {
  text: string;
  hash: string;
  since: string | undefined;
}

/** The names of a language as content writes them: `Page`, `Page.goto`, `Page.goto.timeout`, `Page#popup`. */
function namesIn(classes: readonly ClassFacts[]): Names {
  const names = new Map<string, Named>();
  const add = (name: string, text: string, since: string | undefined, anchor?: string) => {
    const hash = anchor === undefined ? '' : `#${anchor}`;
    // Overloads have one name; the first has it.
    if (!names.has(name)) names.set(name, { text, hash, since });
  };
  // A parameter that is as old as its member does not say so.
  const addParameter = (name: string, member: MemberFacts, parameter: ParameterFacts, at: string) =>
    add(name, spelledName(parameter), parameter.since ?? member.since, at);
  for (const owner of classes) {
    add(owner.name, owner.spelled ?? owner.name, owner.since);
    const members = owner.members.map((member) => ({ member, name: apiName(owner, member) }));
    // `Test.describe.configure` is a member, and no option of `Test.describe`.
    for (const { member, name } of members) add(name, member.text, member.since, member.anchor);
    for (const { member, name } of members)
      for (const { parameter, anchor } of placed(parametersOf(member), member))
        addParameter(`${name}.${parameter.name}`, member, parameter, anchor);
    // In prose, an option deep inside another is found with its member; a link in a sample names the whole way to it.
    for (const { member, name } of members)
      for (const { parameter, path, anchor } of everyParameter(member)) {
        addParameter(`${name}.${path}`, member, parameter, anchor);
        addParameter(`${name}.${parameter.name}`, member, parameter, member.anchor);
      }
  }
  return names;
}

function unknown(name: string, candidates: Iterable<string>): ApiResolution {
  return { ok: false, fix: didYouMean(name, candidates).trim() || 'Look the name up in data/api.' };
}

function elsewhere(name: string, editions: readonly string[]): ApiResolution {
  const fix = `"${name}" exists only in other editions: put the text into :::only{edition="${editions.join(' ')}"}.`;
  return { ok: false, fix };
}

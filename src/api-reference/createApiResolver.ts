import type { ApiResolution, ApiResolver } from '#model/apiResolver.ts';
import type { EditionId } from '#model/edition.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import { docPath } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiVersion } from './apiVersion.ts';
import { findClass } from './apiVersion.ts';
import type { ApiLanguage, ClassFacts, MemberFacts } from './facts.ts';
import {
  anchorIn,
  bareName,
  everyParameter,
  classSlug,
  LANGUAGE_OF_EDITION,
  LANGUAGES,
  parametersOf,
  spelledName,
} from './facts.ts';

type Facts = Pick<ApiVersion, 'languages' | 'classes'>;

/** Resolves the API names of content against the facts of each version; a site gives them links. */
export function createApiResolver(
  versions: Record<VersionName, Facts>,
  site?: Pick<SiteConfig, 'editions' | 'versions'>,
): ApiResolver {
  return (name, where) => {
    const facts = versions[where.version];
    const language = LANGUAGE_OF_EDITION[where.edition];
    const [className, rest] = splitOwner(name);
    if (!facts.classes.includes(className)) return unknown(className, facts.classes);
    const owner = findClass(facts, language, className);
    if (!owner) return elsewhere(className, (other) => findClass(facts, other, className));
    const page = pathOf(owner, where, site);
    if (!rest) return found(owner.spelled ?? className, page);
    return resolveMember({ facts, owner, name, rest, page, language });
  };
}

function pathOf(
  owner: ClassFacts,
  where: { edition: EditionId; version: VersionName },
  site: Pick<SiteConfig, 'editions' | 'versions'> | undefined,
): string | undefined {
  const edition = site?.editions.find(({ id }) => id === where.edition);
  const version = site?.versions.find(({ name }) => name === where.version);
  return edition && version && docPath(edition, version, `api/${classSlug(owner.name)}`);
}

/** `Page.goto` → `Page`, `.goto`; `Page#popup` → `Page`, `#popup`. */
function splitOwner(name: string): [string, string] {
  const end = name.search(/[.#]/);
  return end === -1 ? [name, ''] : [name.slice(0, end), name.slice(end)];
}

interface MemberQuery {
  facts: Facts;
  owner: ClassFacts;
  language: ApiLanguage;
  /** As the author wrote it. */
  name: string;
  /** The name without its class: `.goto`, `.goto.timeout`, `#popup`. */
  rest: string;
  /** The URL of the class, where it has one. */
  page: string | undefined;
}

function resolveMember(query: MemberQuery): ApiResolution {
  const { facts, owner, name, rest, language, page } = query;
  const wantsEvent = rest.startsWith('#');
  const path = rest.slice(1);
  const candidatesIn = (other: ApiLanguage) =>
    (findClass(facts, other, owner.name)?.members ?? []).filter(
      ({ kind }) => (kind === 'event') === wantsEvent,
    );
  const names = new Set(LANGUAGES.flatMap(candidatesIn).map(bareName));
  const [longest] = [...names]
    .filter((member) => path === member || path.startsWith(`${member}.`))
    .sort((a, b) => b.length - a.length);
  if (longest === undefined)
    return unknown(
      name,
      [...names].map((member) => `${owner.name}${wantsEvent ? '#' : '.'}${member}`),
    );
  const namedIn = (other: ApiLanguage) =>
    candidatesIn(other).filter((member) => bareName(member) === longest);
  const members = namedIn(language);
  const [member] = members;
  if (!member) return elsewhere(name, (other) => namedIn(other)[0]);
  const option = path.slice(longest.length + 1);
  if (!option) return found(member.text, page, member.anchor);
  return resolveOption(option, members) ?? missingOption();

  function resolveOption(wanted: string, of: readonly MemberFacts[]): ApiResolution | undefined {
    const own = of.flatMap((one) => parametersOf(one).map((parameter) => ({ one, parameter })));
    const top = own.find(({ parameter }) => parameter.name === wanted);
    if (top)
      return found(spelledName(top.parameter), page, anchorIn(top.one.anchor, top.parameter));
    // An option deep inside another is found with its member.
    const deep = of
      .flatMap((one) => everyParameter(one).map(({ parameter }) => ({ one, parameter })))
      .find(({ parameter }) => parameter.name === wanted);
    return deep && found(spelledName(deep.parameter), page, deep.one.anchor);
  }

  function missingOption(): ApiResolution {
    const optionsIn = (other: ApiLanguage) =>
      namedIn(other).flatMap((one) => everyParameter(one).map(({ parameter }) => parameter));
    const isThere = (other: ApiLanguage) => optionsIn(other).find((one) => one.name === option);
    if (LANGUAGES.some(isThere)) return elsewhere(name, isThere);
    const stem = name.slice(0, -option.length);
    return unknown(
      name,
      optionsIn(language).map((parameter) => stem + parameter.name),
    );
  }
}

function found(text: string, page: string | undefined, anchor = ''): ApiResolution {
  const path = page && (anchor === '' ? page : `${page}#${anchor}`);
  return { ok: true, reference: { text, ...(path ? { path } : {}) } };
}

function unknown(name: string, candidates: readonly string[]): ApiResolution {
  const hint = didYouMean(name, candidates);
  return { ok: false, fix: hint.trim() || 'Look the name up in data/api.' };
}

function elsewhere(name: string, isIn: (language: ApiLanguage) => unknown): ApiResolution {
  const editions = EDITION_IDS.filter((id) => isIn(LANGUAGE_OF_EDITION[id])).join(' ');
  return {
    ok: false,
    fix: `"${name}" exists only in other editions: put the text into :::only{edition="${editions}"}.`,
  };
}

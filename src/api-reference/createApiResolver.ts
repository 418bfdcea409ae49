import type { ApiResolution, ApiResolver } from '#model/apiResolver.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiClass, ApiFacts, ApiLanguage, ApiMember, ApiParameter } from './apiFacts.ts';
import { bareName, existsIn, LANGUAGE_OF_EDITION } from './apiFacts.ts';
import type { EditionId } from '#model/edition.ts';
import { docPath } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import { classSlug, memberAnchor } from './anchors.ts';
import type { ParameterList } from './parameterLists.ts';
import { parameterLists } from './parameterLists.ts';
import { className as spelledClass, nameAt } from './spelling.ts';
import { memberText } from './memberText.ts';

/** Resolves the API names of content against the facts of each version; a site gives them links. */
export function createApiResolver(
  facts: Record<VersionName, ApiFacts>,
  site?: Pick<SiteConfig, 'editions' | 'versions'>,
): ApiResolver {
  return (name, where) => {
    const { edition, version } = where;
    const language = LANGUAGE_OF_EDITION[edition];
    const [className, rest] = splitOwner(name);
    const { classes } = facts[version];
    const owner = classes.find((candidate) => candidate.name === className);
    if (!owner)
      return unknown(
        className,
        classes.map(({ name }) => name),
      );
    if (!existsIn(owner, language)) return elsewhere(className, owner);
    const page = pathOf(owner, where, site);
    if (!rest) return found(spelledClass(className, language), page);
    return resolveMember({ owner, name, rest, language, page });
  };
}

function pathOf(
  owner: ApiClass,
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
  owner: ApiClass;
  /** As the author wrote it. */
  name: string;
  /** The name without its class: `.goto`, `.goto.timeout`, `#popup`. */
  rest: string;
  language: ApiLanguage;
  /** The URL of the class, where it has one. */
  page: string | undefined;
}

function resolveMember({ owner, name, rest, language, page }: MemberQuery): ApiResolution {
  const wantsEvent = rest.startsWith('#');
  const path = rest.slice(1);
  const candidates = owner.members.filter((member) => (member.kind === 'event') === wantsEvent);
  const named = candidates
    .filter((member) => isOrContains(bareName(member), path))
    .sort((a, b) => bareName(b).length - bareName(a).length);
  const longest = named.filter((member) => bareName(member) === bareName(named[0] ?? member));
  const available = longest.filter((member) => existsIn(member, language));
  const [member] = available;
  if (!longest[0]) {
    const separator = wantsEvent ? '#' : '.';
    const names = candidates.map((member) => `${owner.name}${separator}${bareName(member)}`);
    return unknown(name, names);
  }
  if (!member) return elsewhere(name, longest[0]);
  const option = path.slice(bareName(member).length + 1);
  if (!option) return found(memberText(owner, member, language), page, memberAnchor(owner, member));
  return resolveOption({ name, option, owner, members: available, language, page });
}

function resolveOption(query: {
  name: string;
  option: string;
  owner: ApiClass;
  members: ApiMember[];
  language: ApiLanguage;
  page: string | undefined;
}): ApiResolution {
  const { owner, language, page } = query;
  const all = query.members.flatMap((member) =>
    parametersOf(member).map((parameter) => ({ member, parameter })),
  );
  const named = all.filter(({ parameter }) => parameter.name === query.option);
  const available = named.filter(({ parameter }) => existsIn(parameter, language));
  const own = available.find(({ member, parameter }) => listOf(owner, member, parameter, language));
  const [first] = available;
  if (first) {
    const { member, parameter } = own ?? first;
    const list = own && listOf(owner, member, parameter, language);
    const name = nameAt(parameter, language, list?.position ?? 'field');
    // An option deep inside another is found with its member.
    return found(name, page, list?.anchorOf([parameter.name]) ?? memberAnchor(owner, member));
  }
  if (named[0]) return elsewhere(query.name, named[0].parameter);
  const stem = query.name.slice(0, -query.option.length);
  return unknown(
    query.name,
    all.map(({ parameter }) => stem + parameter.name),
  );
}

/** The arguments of a member and, flattened, what their objects hold. */
function parametersOf(member: ApiMember): ApiParameter[] {
  const flatten = (parameter: ApiParameter): ApiParameter[] => [
    parameter,
    ...(parameter.properties ?? []).flatMap(flatten),
  ];
  return [...(member.args ?? []), ...(member.properties ?? [])].flatMap(flatten);
}

function isOrContains(member: string, path: string): boolean {
  return path === member || path.startsWith(`${member}.`);
}

/** Where a parameter stands if it is an argument, an option or a field itself, and not a part of one. */
function listOf(
  owner: ApiClass,
  member: ApiMember,
  parameter: ApiParameter,
  language: ApiLanguage,
): ParameterList | undefined {
  const lists = Object.values(parameterLists(owner, member, language));
  return lists.find(({ parameters }) => parameters.includes(parameter));
}

function found(text: string, page: string | undefined, anchor = ''): ApiResolution {
  const path = page && (anchor === '' ? page : `${page}#${anchor}`);
  return { ok: true, reference: { text, ...(path ? { path } : {}) } };
}

function unknown(name: string, candidates: string[]): ApiResolution {
  const hint = didYouMean(name, candidates);
  return { ok: false, fix: hint.trim() || 'Look the name up in data/api.' };
}

function elsewhere(name: string, thing: ApiClass | ApiMember | ApiParameter): ApiResolution {
  const editions = EDITION_IDS.filter((id) => existsIn(thing, LANGUAGE_OF_EDITION[id])).join(' ');
  return {
    ok: false,
    fix: `"${name}" exists only in other editions: put the text into :::only{edition="${editions}"}.`,
  };
}

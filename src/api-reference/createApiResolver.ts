import type { ApiResolution, ApiResolver } from '#model/apiResolver.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiClass, ApiFacts, ApiLanguage, ApiMember, ApiParameter } from './apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from './apiFacts.ts';
import { memberText, parameterName } from './spelling.ts';

/** Resolves the API names of content against the facts of each version. */
export function createApiResolver(facts: Record<VersionName, ApiFacts>): ApiResolver {
  return (name, { edition, version }) => {
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
    if (!rest) return found(className);
    return resolveMember({ owner, name, rest, language });
  };
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
}

function resolveMember({ owner, name, rest, language }: MemberQuery): ApiResolution {
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
  if (!option) return found(memberText(owner, member, language));
  return resolveOption({ name, option, members: available, language });
}

function resolveOption(query: {
  name: string;
  option: string;
  members: ApiMember[];
  language: ApiLanguage;
}): ApiResolution {
  const all = query.members.flatMap(parametersOf);
  const named = all.filter(({ name }) => name === query.option);
  const available = named.find((parameter) => existsIn(parameter, query.language));
  if (available) return found(parameterName(available, query.language));
  if (named[0]) return elsewhere(query.name, named[0]);
  const stem = query.name.slice(0, -query.option.length);
  return unknown(
    query.name,
    all.map(({ name }) => stem + name),
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

function bareName(member: ApiMember): string {
  return member.name.replace(/#\d+$/, '');
}

function isOrContains(member: string, path: string): boolean {
  return path === member || path.startsWith(`${member}.`);
}

function found(text: string): ApiResolution {
  return { ok: true, reference: { text } };
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

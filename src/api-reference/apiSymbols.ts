import { docPath } from '#model/path.ts';
import type { ApiSymbol, SearchScope } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { classSlug, memberAnchor } from './anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from './apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from './apiFacts.ts';
import { memberText } from './memberText.ts';
import type { ApiVersions } from './pages/apiVersion.ts';
import { classesOf, membersByAnchor } from './pages/apiVersion.ts';
import { placeOf } from './placeOf.ts';
import { parameterLists } from './parameterLists.ts';
import { argumentName, eventName, memberName, nameAt } from './spelling.ts';
import { kindIn } from './types/isProperty.ts';

/** Everything of the reference that one edition and version has under a name of its own. */
export function apiSymbols(
  api: ApiVersions,
  site: Pick<SiteConfig, 'editions' | 'versions'>,
  scope: SearchScope,
): ApiSymbol[] {
  const { edition, version } = placeOf(site, scope);
  const language = LANGUAGE_OF_EDITION[edition.id];
  return classesOf(api[version.name], language).flatMap((owner): ApiSymbol[] => {
    const path = docPath(edition, version, `api/${classSlug(owner.name)}`);
    // Overloads have one name; readers look for the first.
    const names = new Set<string>();
    const members = [...membersByAnchor(owner, language)].flatMap(([anchor, member]) => {
      const name = symbolName(owner, member, language);
      if (names.has(`${member.kind} ${name}`)) return [];
      names.add(`${member.kind} ${name}`);
      return memberSymbols({ owner, member, name, language, path: `${path}#${anchor}` });
    });
    return [{ name: owner.name, aliases: [], kind: 'class', path }, ...members];
  });
}

interface MemberPlace {
  owner: ApiClass;
  member: ApiMember;
  name: string;
  language: ApiLanguage;
  path: string;
}

function memberSymbols({ owner, member, name, language, path }: MemberPlace): ApiSymbol[] {
  const kind = kindIn(member, language);
  const own: ApiSymbol = { name, aliases: memberAliases(owner, member, language), kind, path };
  const page = path.replace(/#.*/, '#');
  const lists = Object.values(parameterLists(owner, member, language));
  const options = lists.flatMap(({ parameters, position, anchorOf }) =>
    parameters.map((parameter): ApiSymbol => {
      const spelled = nameAt(parameter, language, position);
      return {
        name: `${name}.${spelled}`,
        aliases: otherNames(spelled, (other) => optionName(parameter, other)),
        kind: 'option',
        path: page + anchorOf([parameter.name]),
      };
    }),
  );
  return [own, ...options];
}

/** `Page.get_by_role`, `Page.popup`; what is called itself has the name of its object: `test`. */
function symbolName(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  if (member.name === '(call)') return memberText(owner, member, language).replace(/\(\)$/, '');
  const name = member.kind === 'event' ? eventName : memberName;
  return `${owner.name}.${name(member, language)}`;
}

function memberAliases(owner: ApiClass, member: ApiMember, language: ApiLanguage): string[] {
  if (member.name === '(call)') return [];
  const anchor = memberAnchor(owner, member);
  const aliases = otherNames(memberName(member, language), (other) => {
    const there = existsIn(owner, other) ? membersByAnchor(owner, other).get(anchor) : undefined;
    return there && memberName(there, other);
  });
  // Java has a method for each event; the event itself is what readers know.
  const isListener = language === 'java' && member.kind === 'event';
  return isListener ? [memberName(member, language), ...aliases] : aliases;
}

function optionName(parameter: ApiParameter, language: ApiLanguage): string | undefined {
  return existsIn(parameter, language) ? argumentName(parameter, language) : undefined;
}

const LANGUAGES = Object.values(LANGUAGE_OF_EDITION);

/** The names in other languages that readers would not take for the same one. */
function otherNames(name: string, nameIn: (language: ApiLanguage) => string | undefined): string[] {
  const seen = new Set([essence(name)]);
  return LANGUAGES.flatMap((language) => {
    const other = nameIn(language);
    if (other === undefined || seen.has(essence(other))) return [];
    seen.add(essence(other));
    return [other];
  });
}

/** What is left of a name without the habits of a language. */
function essence(name: string): string {
  return name
    .replace(/Async$/, '')
    .replaceAll('_', '')
    .toLowerCase()
    .replace(/^[gs]et(?=.)/, '');
}

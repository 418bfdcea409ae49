import { docPath } from '#model/path.ts';
import type { ApiSymbol, SearchScope } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { ApiVersions } from './apiVersion.ts';
import type { ClassFacts, MemberFacts } from './facts.ts';
import { anchorIn, classSlug, LANGUAGE_OF_EDITION, parametersOf, spelledName } from './facts.ts';
import { placeOf } from './apiVersion.ts';

/** Everything of the reference that one edition and version has under a name of its own. */
export function apiSymbols(
  api: ApiVersions,
  site: Pick<SiteConfig, 'editions' | 'versions'>,
  scope: SearchScope,
): ApiSymbol[] {
  const { edition, version } = placeOf(site, scope);
  const classes = api[version.name].languages[LANGUAGE_OF_EDITION[edition.id]];
  return classes.flatMap((owner): ApiSymbol[] => {
    const path = docPath(edition, version, `api/${classSlug(owner.name)}`);
    // Overloads have one name; readers look for the first.
    const names = new Set<string>();
    const members = owner.members.flatMap((member) => {
      const name = symbolName(owner, member);
      const isEvent = member.kind === 'event';
      if (names.has(`${isEvent} ${name}`)) return [];
      names.add(`${isEvent} ${name}`);
      return memberSymbols(member, name, path);
    });
    return [{ name: owner.name, aliases: [], kind: 'class', path }, ...members];
  });
}

function memberSymbols(member: MemberFacts, name: string, page: string): ApiSymbol[] {
  const { anchor, kind, also = [] } = member;
  const options = parametersOf(member).map((parameter): ApiSymbol => ({
    name: `${name}.${spelledName(parameter)}`,
    aliases: parameter.also ?? [],
    kind: 'option',
    path: `${page}#${anchorIn(anchor, parameter)}`,
  }));
  return [{ name, aliases: also, kind, path: `${page}#${anchor}` }, ...options];
}

/** `Page.get_by_role`, `Page.popup`; what is called itself has the name of its object: `test`. */
function symbolName(owner: ClassFacts, { name, text, spelled, listened }: MemberFacts): string {
  if (name === '(call)') return text.replace(/\(\)$/, '');
  return `${owner.name}.${listened ?? spelled}`;
}

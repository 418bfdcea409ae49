import type { ApiSymbol, SearchScope } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { type ApiVersions, classPath, placeOf } from './apiVersion.ts';
import type { ClassFacts, MemberFacts } from './facts.ts';
import { LANGUAGE_OF_EDITION, parametersOf, placed, spelledName } from './facts.ts';

/** Everything of the reference that one edition and version has under a name of its own. */
export function apiSymbols(
  api: ApiVersions,
  site: Pick<SiteConfig, 'editions' | 'versions'>,
  scope: SearchScope,
): ApiSymbol[] {
  const classes = api[scope.version].languages[LANGUAGE_OF_EDITION[scope.edition]];
  return classes.flatMap((owner): ApiSymbol[] => {
    const page = classPath(placeOf(site, scope), owner.name);
    const names = new Set<string>();
    const members = owner.members.flatMap((member): ApiSymbol[] => {
      const { anchor, kind, also: aliases = [] } = member;
      const standing = standingOf(member);
      const name = symbolName(owner, member);
      // Overloads have one name; readers look for the first.
      const key = `${kind === 'event'} ${name}`;
      if (names.has(key)) return [];
      names.add(key);
      const options = placed(parametersOf(member), member).map(
        ({ parameter, anchor: at }): ApiSymbol => ({
          name: `${name}.${spelledName(parameter)}`,
          aliases: parameter.also ?? [],
          kind: 'option',
          path: `${page}#${at}`,
        }),
      );
      return [{ name, aliases, kind, path: `${page}#${anchor}`, standing }, ...options];
    });
    const aliases = owner.spelled === undefined ? [] : [owner.name];
    const name = spelledName(owner);
    return [{ name, aliases, kind: 'class', path: page, object: owner.object }, ...members];
  });
}

function standingOf({ deprecated, deprecation, discouraged }: MemberFacts) {
  if (deprecated || deprecation !== undefined) return 'deprecated';
  return discouraged && 'discouraged';
}

/** `Page.get_by_role`, `Page.popup`; what is called itself has the name of its object: `test`. */
function symbolName(owner: ClassFacts, { name, text, spelled, listened }: MemberFacts): string {
  if (name === '(call)') return text.replace(/\(\)$/, '');
  return `${spelledName(owner)}.${listened ?? spelled}`;
}

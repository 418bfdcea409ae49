import { minorNumber, sinceMark } from '#model/myRelease.ts';
import type { ChangesByRelease, MyReleaseFacts, NewerFacts } from '#model/newer.ts';
import type { SearchScope } from '#model/search.ts';
import type { ApiVersions } from './apiVersion.ts';
import { classSlug, everyParameter, LANGUAGE_OF_EDITION } from './facts.ts';

/** What readers who say which release they use must know beside the pages of an edition and version. */
export function myReleaseFacts(
  api: ApiVersions,
  { latest, changes }: NewerFacts,
  { edition, version }: SearchScope,
): MyReleaseFacts {
  const { release, languages } = api[version];
  const documented = /^\d+\.\d+/.exec(release)?.[0] ?? release;
  const since: Record<string, string> = {};
  const note = (anchor: string, fact: { since?: string }) => {
    const { dataSince } = sinceMark(fact);
    if (dataSince !== undefined) since[anchor] = dataSince;
  };
  for (const owner of languages[LANGUAGE_OF_EDITION[edition]]) {
    note(classSlug(owner.name), owner);
    for (const member of owner.members) {
      note(member.anchor, member);
      for (const { anchor, parameter } of everyParameter(member)) note(anchor, parameter);
    }
  }
  return {
    documented,
    newest: /^\d+\.\d+/.exec(latest.nodejs ?? '')?.[0] ?? documented,
    newestHere: latest[edition],
    since,
    changes: after(documented, changes[edition]),
  };
}

/** What came after a release, by the pages of the classes. */
function after(documented: string, changes: ChangesByRelease): ChangesByRelease {
  const later = Object.entries(changes).filter(
    ([release]) => (minorNumber(release) ?? 0) > (minorNumber(documented) ?? 0),
  );
  return Object.fromEntries(
    later.map(([release, classes]) => [
      release,
      Object.fromEntries(Object.entries(classes).map(([name, kinds]) => [classSlug(name), kinds])),
    ]),
  );
}

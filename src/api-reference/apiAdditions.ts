import type { Addition, Additions, AdditionsByPlace } from '#model/apiResolver.ts';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { groupBy } from '#model/groupBy.ts';
import type { ApiVersion, ApiVersions } from './apiVersion.ts';
import { apiName, type ClassFacts, LANGUAGE_OF_EDITION, parametersOf } from './facts.ts';

/** The facts begin with this release: what it added and what is older cannot be told apart. */
const FIRST_RELEASE = '1.8';

/** What each release added to the API, in each edition of each version. */
export function apiAdditions({ current, stable }: ApiVersions): AdditionsByPlace {
  return { current: byEdition(current), stable: byEdition(stable) };
}

function byEdition({ languages }: ApiVersion): Record<EditionId, Additions> {
  const entries = EDITION_IDS.map((id) => [id, additionsOf(languages[LANGUAGE_OF_EDITION[id]])]);
  // Made of all ids.
  return Object.fromEntries(entries) as Record<EditionId, Additions>;
}

function additionsOf(classes: readonly ClassFacts[]): Additions {
  const added: Record<string, Addition[]> = {};
  const add = (release: string, addition: Addition) => {
    if (release !== FIRST_RELEASE) (added[release] ??= []).push(addition);
  };
  for (const owner of classes) {
    add(releaseOf(owner), { name: owner.name, options: [] });
    for (const [name, overloads] of groupBy(owner.members, (member) => apiName(owner, member))) {
      const since = releaseOf(overloads[0] ?? owner);
      // What belongs to something new is not listed beside it.
      if (since !== releaseOf(owner)) add(since, { name, options: [] });
      const options = overloads.flatMap((member) =>
        // An option that is as old as its member does not say so.
        parametersOf(member).map((option) => ({ since: member.since, ...option })),
      );
      const newer = options.filter((option) => releaseOf(option) !== since);
      for (const [release, some] of groupBy(newer, releaseOf)) {
        const names = new Set(some.map((option) => `${name}.${option.name}`));
        add(release, { name, options: [...names] });
      }
    }
  }
  return added;
}

/** `v1.46` → `1.46`; the facts write both. */
function releaseOf({ since = FIRST_RELEASE }: { since?: string | undefined }): string {
  return since.replace(/^v/, '');
}

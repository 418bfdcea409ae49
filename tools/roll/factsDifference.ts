import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiFacts } from './apiFacts.ts';
import type { FactsEntry } from './factsPaths.ts';
import { factsPaths } from './factsPaths.ts';
import { LANGUAGES } from './nodeOnly.ts';

/** A path that some languages have gained or lost, or of which the facts say something else. */
export interface FactsChange {
  path: string;
  kind: FactsEntry['kind'];
  languages: readonly ApiLanguage[];
}

export interface FactsDifference {
  added: FactsChange[];
  removed: FactsChange[];
  changed: FactsChange[];
}

/** What is new, gone and different; what is inside a new or lost thing is not listed again. */
export function factsDifference(before: ApiFacts, after: ApiFacts): FactsDifference {
  const old = factsPaths(before);
  const now = factsPaths(after);
  const changed = [...now].flatMap(([path, { kind, details }]) => {
    const known = old.get(path)?.details ?? {};
    const languages = LANGUAGES.filter(
      (each) =>
        known[each] !== undefined && details[each] !== undefined && known[each] !== details[each],
    );
    return languages.length > 0 ? [{ path, kind, languages }] : [];
  });
  return { added: gains(old, now), removed: gains(now, old), changed };
}

/** What the second has and the first lacks. */
function gains(
  first: ReadonlyMap<string, FactsEntry>,
  second: ReadonlyMap<string, FactsEntry>,
): FactsChange[] {
  const gained = new Map<string, readonly ApiLanguage[]>();
  return [...second].flatMap(([path, { kind, parent, languages }]) => {
    const known = first.get(path)?.languages ?? [];
    const own = languages.filter((language) => !known.includes(language));
    gained.set(path, own);
    const ofParent = gained.get(parent ?? '') ?? [];
    const news = own.filter((language) => !ofParent.includes(language));
    return news.length > 0 ? [{ path, kind, languages: news }] : [];
  });
}

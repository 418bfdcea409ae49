import type { SearchScope } from '#model/search.ts';

/** A query, and where it should lead. */
export interface RelevanceCase {
  scope: SearchScope;
  query: string;
  /** Any of these will do. Without an anchor: the page or any place on it. */
  expect: string[];
}

/**
 * What readers type, with the addresses that answer it, separated by spaces and counted from the docs
 * of the edition: `api/class-page#page-goto`. Several are given where readers may mean either.
 */
export type QueryTable = Readonly<Record<string, string>>;

const PREFIX = { nodejs: '/', python: '/python/', java: '/java/', dotnet: '/dotnet/' };

/** The cases of a table. */
export function relevanceCases(scope: SearchScope, table: QueryTable): RelevanceCase[] {
  const prefix = PREFIX[scope.edition];
  const docs = `${prefix}docs/${scope.version === 'current' ? 'next/' : ''}`;
  return Object.entries(table).map(([query, places]) => ({
    scope,
    query,
    expect: places
      .split(' ')
      .map((place) => (place.startsWith('community/') ? prefix : docs) + place),
  }));
}

/** The place of a case among the paths that were found, from 1; undefined if it is not there. */
export function rankOf({ expect }: RelevanceCase, paths: readonly string[]): number | undefined {
  const at = paths.findIndex((path) =>
    expect.some((wanted) => path === wanted || path.replace(/#.*/, '') === wanted),
  );
  return at === -1 ? undefined : at + 1;
}

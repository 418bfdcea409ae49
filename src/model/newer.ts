import type { EditionId } from './edition.ts';
import { scopeKey, type SearchScope } from './search.ts';

/** What a release can do to a name of the API, the most welcome first. */
export const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A class, a member, or what belongs to a member: `page-goto-option-url`, `page.goto()`, `url`. */
export type ChangedName = [anchor: string, name: string, part?: string];

/** What changed in a class. */
export type ClassChanges = Partial<Record<ChangeKind, ChangedName[]>>;

/** What changed in the API of a language: release → class → changes. */
export type ChangesByRelease = Record<string, Record<string, ClassChanges>>;

/** What releases after the documented one have changed, as `npm run roll -- newer` reads it out of their packages. */
export interface NewerFacts {
  /** The newest release of each package that can be read: `1.65.1`; all of .NET follows from the others. */
  latest: Partial<Record<EditionId, string>>;
  changes: Record<EditionId, ChangesByRelease>;
}

export const NEWER_FILE = 'data/newer.json';

/** What the browser loads for readers who say which release they use, of one edition and version. */
export interface MyReleaseFacts {
  /** `1.56` */
  documented: string;
  /** The newest release of the framework, and that of the edition's own package, where one can be read. */
  newest: string;
  newestHere?: string | undefined;
  /** By anchor, or by page for classes: `page-route-web-socket` → `1.48`. */
  since: Record<string, string>;
  /** After the documented release; classes by their pages: `class-page`. */
  changes: ChangesByRelease;
}

/** Where that is, without the base URL. */
export function myReleasePath(scope: SearchScope): string {
  return `/data/releases/${scopeKey(scope)}.json`;
}

import type { List, Parent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';

/** A release of the framework: its date, and the browsers that its last patch ships. */
export interface PastRelease {
  /** `1.56` */
  version: string;
  /** `2025-10-06` */
  date: string;
  /** The package version of a release that is not out yet. */
  alpha?: string | undefined;
  browsers: { chromium: string; firefox: string; webkit: string };
}

/** A new class or member, or one with new options; names as in `:api[…]`. */
export interface Addition {
  name: string;
  options: readonly string[];
}

/** Additions by release: `1.56` → additions. */
export type Additions = Readonly<Record<string, readonly Addition[]>>;

export type AdditionsByPlace = Record<VersionName, Record<EditionId, Additions>>;

/** The date and browsers of a release. */
export interface ReleaseFacts extends Parent {
  type: 'releaseFacts';
  release: PastRelease;
  children: [];
}

/** The members and options that a release added. */
export interface ReleaseApi extends Parent {
  type: 'releaseApi';
  count: number;
  children: [List];
}

/** Where the upgrade view goes. */
export interface Upgrade extends Parent {
  type: 'upgrade';
  children: [];
}

declare module 'mdast' {
  interface BlockContentMap {
    releaseFacts: ReleaseFacts;
    releaseApi: ReleaseApi;
    upgrade: Upgrade;
  }
  interface RootContentMap {
    releaseFacts: ReleaseFacts;
    releaseApi: ReleaseApi;
    upgrade: Upgrade;
  }
}

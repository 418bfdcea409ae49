import type { List, Parent } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';

/** A release of the framework: when it came, and which browsers its last patch brings. */
export interface PastRelease {
  /** `1.56` */
  version: string;
  /** `2025-10-06` */
  date: string;
  /** The version of the package that stands for a release that is not out yet. */
  alpha?: string | undefined;
  browsers: { chromium: string; firefox: string; webkit: string };
}

/** A class or member that is new, or one that got new options; all names as in `:api[…]`. */
export interface Addition {
  name: string;
  options: readonly string[];
}

/** What releases added: `1.56` → additions. */
export type Additions = Readonly<Record<string, readonly Addition[]>>;

export type AdditionsByPlace = Record<VersionName, Record<EditionId, Additions>>;

/** When a release came, and with which browsers. */
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

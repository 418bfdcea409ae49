import type { List, Parent } from 'mdast';
import type { PastRelease } from './data.ts';

/** The date and browsers of a release. */
interface ReleaseFacts extends Parent {
  type: 'releaseFacts';
  release: PastRelease;
  children: [];
}

/** The members and options that a release added. */
interface ReleaseApi extends Parent {
  type: 'releaseApi';
  count: number;
  children: [List];
}

/** Where the upgrade view goes. */
interface Upgrade extends Parent {
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

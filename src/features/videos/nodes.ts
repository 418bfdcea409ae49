import type { Link, Parent } from 'mdast';
import type { Video } from './video.ts';

/** A list of videos. */
export interface Videos extends Parent {
  type: 'videos';
  videos: readonly Video[];
  /** Links to all lists, this one among them. */
  children: Link[];
}

declare module 'mdast' {
  interface BlockContentMap {
    videos: Videos;
  }
  interface RootContentMap {
    videos: Videos;
  }
}

import type { Link, Parent } from 'mdast';

/** The video lists in the order in which pages offer them: name of the list and page → label. */
export const VIDEO_LISTS = {
  'learn-videos': 'Learn videos',
  'feature-videos': 'Feature videos',
  'release-videos': 'Release videos',
  'live-streams': 'Live streams',
  'conference-videos': 'Conference videos',
  'mcp-videos': 'MCP videos',
} as const;

export type VideoListName = keyof typeof VIDEO_LISTS;

export interface Video {
  title: string;
  /** Its page on the host, for readers without scripts. */
  url: string;
  /** The host's video id; absent if the player can't be embedded. */
  id?: string | undefined;
  speakers: readonly string[];
  /** The conference or show. */
  event?: string | undefined;
  year?: string | undefined;
  language?: string | undefined;
  /** What is new in the release. */
  highlights: readonly string[];
}

/** A list of videos. */
interface Videos extends Parent {
  type: 'videos';
  videos: readonly Video[];
  /** Links to all lists, including this one. */
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

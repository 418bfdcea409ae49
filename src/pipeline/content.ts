import type { SidebarId, SidebarSource } from '#model/sidebar.ts';
import type { VersionName } from '#model/version.ts';
import type { SourceFile } from './parseDoc.ts';

/** Everything people write, as read from disk. */
export interface Content {
  /** `content/docs/*.md`: one guide each. */
  docs: SourceFile[];
  /** `content/community/*.md`. */
  community: SourceFile[];
  /** `content/home.md`. */
  home: SourceFile[];
  /** `content/api/*.md`: our own words and samples for the reference. */
  api: SourceFile[];
  sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>>;
  /** The text of `content/sidebars.ts`, for the lines of problems. */
  sidebarsSource: string;
  /** Repository paths of all pictures in `content/images`. */
  images: string[];
}

/** Where a file of `content/` becomes pages. */
export type Collection = 'docs' | 'api' | 'community' | 'home';

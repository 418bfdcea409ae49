import type { PageLinks } from '#model/sampleLinks.ts';
import type { SidebarId, SidebarSource } from '#model/sidebar.ts';
import type { VersionName } from '#model/version.ts';
import type { SourceFile } from './parseDoc.ts';

/** All authored content, as read from disk. */
export interface Content {
  /** `content/docs/*.md`: one guide each. */
  docs: SourceFile[];
  /** `content/community/*.md`. */
  community: SourceFile[];
  /** `content/home.md`. */
  home: SourceFile[];
  /** `content/api/*`: our own text and samples for the reference, and what its sources get wrong. */
  api: SourceFile[];
  /** `content/samples/links/*.json`: where samples name what the reference has, by page. */
  sampleLinks: Readonly<Record<string, PageLinks>>;
  sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>>;
  /** The text of `content/sidebars.ts`, to locate problems. */
  sidebarsSource: string;
  /** Repository paths of all images in `content/images`. */
  images: string[];
}

/** The part of the site that a file of `content/` belongs to. */
export type Collection = 'docs' | 'api' | 'community' | 'home';

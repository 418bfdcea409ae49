import type { ComponentType } from 'react';
import type { ArticleTools } from './article/createArticleTools.ts';
import type { SearchClient } from '#model/search.ts';
import type { AnnouncementStore } from '#runtime/announcement.ts';
import type { ColorModeStore } from '#runtime/colorMode.ts';
import type { Prefetcher } from '#runtime/navigation/prefetch.ts';
import type { Router } from '#runtime/navigation/router.ts';
import type { OpenCategoriesStore } from '#runtime/openCategories.ts';
import type { PreferredVersionStore } from '#runtime/preferredVersion.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import type { SwitchNoticeStore } from '#runtime/switchNotice.ts';

/** What `shell/pages/*.tsx` export: everything they show comes from the shell's context. */
export type PageComponent = ComponentType;

/** The parts of the runtime that components use; created once, in the browser entry. */
export interface Services {
  router: Router<PageComponent>;
  storage: BrowserStorage;
  colorMode: ColorModeStore;
  articleTools: ArticleTools;
  prefetcher: Prefetcher;
  preferredVersion: PreferredVersionStore;
  openCategories: OpenCategoriesStore;
  switchNotice: SwitchNoticeStore;
  /** One client, and so one copy of the index, for the dialog and the search page. */
  searchClient: (create: () => SearchClient) => SearchClient;
  /** Absent if the configuration has no announcement. */
  announcement: AnnouncementStore | undefined;
}

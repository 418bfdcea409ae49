import { invariant } from '#model/invariant.ts';
import { createAnnouncement } from '#runtime/announcement.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createColorMode } from '#runtime/colorMode.ts';
import { keepFirst } from '#runtime/keepFirst.ts';
import { createLinkWatcher } from '#runtime/navigation/linkWatcher.ts';
import type { PageLoader } from '#runtime/navigation/pageLoader.ts';
import { pagePath, type SiteUrl } from '#runtime/navigation/pagePath.ts';
import { createOpenCategories } from '#runtime/openCategories.ts';
import { createPreferredVersion } from '#runtime/preferredVersion.ts';
import { createStorage } from '#runtime/storage.ts';
import { createSwitchNotice } from '#runtime/switchNotice.ts';
import { createArticleTools } from './article/createArticleTools.ts';
import type { PageComponent, Services } from './services.ts';

interface ServiceOptions {
  window: BrowserWindow;
  site: SiteUrl;
  loader: PageLoader<PageComponent>;
  router: Services['router'];
  prefetcher: Services['prefetcher'];
}

/** Creates what components and the served frame share. */
export function createServices(options: ServiceOptions): Services {
  const { window, site, loader, router, prefetcher } = options;
  const { announcementBar, colorMode, versions } = router.getState().page.frame.site;
  const storage = createStorage(window);
  const linkWatcher = createLinkWatcher({ window, site, prefetcher });
  const loadArticle = async (href: string) => {
    const path = pagePath(site, new URL(href, window.location.href));
    invariant(path !== undefined, `${href} is no page of this site`);
    return (await loader.load(path)).content.html;
  };
  return {
    router,
    storage,
    colorMode: createColorMode({ window, storage, config: colorMode }),
    prefetcher,
    articleTools: createArticleTools(window, { storage, linkWatcher, loadArticle }),
    preferredVersion: createPreferredVersion({
      storage,
      plugin: 'default',
      versions: versions.map(({ name }) => name),
    }),
    openCategories: createOpenCategories(storage),
    switchNotice: createSwitchNotice(),
    searchClient: keepFirst(),
    announcement: announcementBar && createAnnouncement(storage, announcementBar.id),
  };
}

import { enhanceCode } from '#runtime/article/codeTools.ts';
import { enhanceDetails } from '#runtime/article/details.ts';
import { followHash } from '#runtime/article/hashTarget.ts';
import { enhanceImages } from '#runtime/article/images.ts';
import { enhanceTabs } from '#runtime/article/tabs.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { createScrollSpy } from '#runtime/scrollSpy.ts';
import type { Services } from './services.ts';

/** Brings the static article to life; returns what takes it back before the next page. */
export function enhanceArticle(
  window: BrowserWindow,
  { storage, linkWatcher }: Services,
): () => void {
  const { document } = window;
  linkWatcher.scan();
  const article = document.getElementById('article');
  const list = document.getElementById('contents-list')?.parentElement;
  const stops = [
    ...(article
      ? [
          enhanceTabs(article, { window, storage }),
          enhanceCode(article, { window }),
          enhanceDetails(article, { window }),
          enhanceImages(article, { window }),
        ]
      : []),
    // After the tabs, which hide their panels only now.
    followHash(window),
    ...(list
      ? [createScrollSpy({ window, nav: list, navbarHeight: () => navbarHeight(document) })]
      : []),
  ];
  return () => stops.forEach((stop) => stop());
}

/** How much of the top of the window the sticky navbar covers. */
function navbarHeight(document: Document): number {
  return document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect().height ?? 0;
}

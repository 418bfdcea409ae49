import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { enhanceArticle, type ArticleServices } from './enhanceArticle.ts';

/** The interactive parts of the article on screen. */
export interface ArticleTools {
  /** Enhances the article of a page, unless that is done already; returns the clean-up. */
  use: (page: object) => () => void;
}

/** Enhances the served article without React, and leaves it alone when React takes over the same elements. */
export function createArticleTools(window: BrowserWindow, services: ArticleServices): ArticleTools {
  let current: { page: object; element: Element | null; stop: () => void } | undefined;

  return {
    use(page) {
      const element = window.document.getElementById('article');
      // React may have moved the nodes into a new element (decisions/0015).
      if (current?.page !== page || current.element !== element) {
        current?.stop();
        current = { page, element, stop: enhanceArticle(window, services) };
      }
      const { stop } = current;
      return () => {
        stop();
        if (current?.stop === stop) current = undefined;
      };
    },
  };
}

import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { BrowserStorage } from '#runtime/storage.ts';

/** What features may use in the browser. */
export interface EnhanceContext {
  window: BrowserWindow;
  storage: BrowserStorage;
  /** The HTML of the page at a URL of this site. */
  loadArticle: (href: string) => Promise<string>;
}

/** What most of them need. */
export type InWindow = Pick<EnhanceContext, 'window'>;

/** Reads articles that links lead to, apart from the page; each is parsed once, because readers ask for many of its parts. */
export function createArticleReader({
  window,
  loadArticle,
}: Pick<EnhanceContext, 'window' | 'loadArticle'>) {
  const articles = new Map<string, Document>();
  return async ({ href, pathname }: HTMLAnchorElement): Promise<Document> => {
    const article = articles.get(pathname) ?? window.document.implementation.createHTMLDocument();
    if (!articles.has(pathname)) article.body.innerHTML = await loadArticle(href);
    articles.set(pathname, article);
    return article;
  };
}

/** Enhances the static markup below an element; safe to call twice, returns its clean-up. */
export type Enhance = (root: ParentNode, context: EnhanceContext) => () => void;

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

/** Enhances the static markup below an element; safe to call twice, returns its clean-up. */
export type Enhance = (root: ParentNode, context: EnhanceContext) => () => void;

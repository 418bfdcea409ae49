import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { BrowserStorage } from '#runtime/storage.ts';

/** What features may use in the browser. */
export interface EnhanceContext {
  window: BrowserWindow;
  storage: BrowserStorage;
}

/** All that most of them use. */
export type InWindow = Pick<EnhanceContext, 'window'>;

/** Adds to the static markup below an element what needs scripts; safe to call twice, returns its clean-up. */
export type Enhance = (root: ParentNode, context: EnhanceContext) => () => void;

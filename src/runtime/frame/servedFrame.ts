import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { ColorModeStore } from '#runtime/colorMode.ts';
import type { OpenCategoriesStore } from '#runtime/openCategories.ts';
import { showActiveEntry } from './activeEntry.ts';
import { revealServedCategories } from './collapsed.ts';
import { nameServedToggle } from './colorModeToggle.ts';
import { nameServedSearch } from './searchKeys.ts';

export interface ServedFrameOptions {
  window: BrowserWindow;
  /** Of the served page. */
  path: string;
  colorMode: ColorModeStore;
  openCategories: OpenCategoriesStore;
}

/** Completes the served frame with what only the browser knows; the returned function leaves it to React. */
export function completeServedFrame(options: ServedFrameOptions): () => void {
  const { window, path, colorMode, openCategories } = options;
  const { document } = window;
  nameServedSearch(window);
  const stops = [
    nameServedToggle(document, colorMode),
    revealServedCategories({ window, openCategories }),
  ];
  const column = document.querySelector('aside[aria-label="Sidebar"]');
  if (column) showActiveEntry(window, column, path);
  return () => stops.forEach((stop) => stop());
}

import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { MAX_QUERY_LENGTH } from '#search/core/useCombobox.ts';

/** The initial query: what was typed already, or else the selected text of the page. */
export function initialQuery(
  window: Pick<BrowserWindow, 'getSelection'>,
  typed: string,
): { query: string; isSelected: boolean } {
  if (typed !== '') return { query: typed.slice(0, MAX_QUERY_LENGTH), isSelected: false };
  const text = window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
  return { query: text.slice(0, MAX_QUERY_LENGTH), isSelected: text !== '' };
}

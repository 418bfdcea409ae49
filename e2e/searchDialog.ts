import type { Page } from '@playwright/test';
import { expect, open } from './site.ts';

/** The files of the built-in index. */
export const INDEX = /\/(data|assets)\/search\//;
export const TEXTS = /\/assets\/search\//;
export const button = (page: Page) => page.getByRole('button', { name: /^Search/ });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const input = (page: Page) => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
export const container = (page: Page) => page.locator('.DocSearch-Container');

/** Opens the dialog on a page, and searches if there is a query. */
export async function openSearch(page: Page, path = '/docs/intro', query = ''): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(input(page)).toBeFocused();
  if (query === '') return;
  await input(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

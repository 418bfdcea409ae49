import assert from 'node:assert/strict';
import { openSearch } from '../openSearch.ts';
import type { Page } from '../page.ts';
import { area } from '../test.ts';

/** Below the navbar, as set in the style sheet. */
const GOAL = 68;

async function lands(page: Page, id: string): Promise<void> {
  const top = await page.settles(id);
  assert.ok(Math.abs(top - GOAL) <= 2, `#${id} stands at ${top}, not at ${GOAL}`);
}

export const deepLinks = area('deep links', {
  'land on a member of a class after a full load': async (page) => {
    await page.open('/docs/api/class-page#page-goto');
    await lands(page, 'page-goto');

    await page.open('/docs/api/class-locator#locator-get-by-role');
    await lands(page, 'locator-get-by-role');
  },

  'have sections out of view with about the height they will have': async (page) => {
    await page.open('/docs/api/class-page');

    const lowest = await page.evaluate(() =>
      Math.min(...[...document.querySelectorAll('.member')].map((member) => member.clientHeight)),
    );
    assert.ok(lowest > 100, `A section has a height of ${lowest}`);
  },

  'land on a heading of a guide after a full load': async (page) => {
    await page.open('/docs/writing-tests#assertions');

    await lands(page, 'assertions');
  },

  'land on a member from a link on the page, and from the same link again': async (page) => {
    await page.open('/docs/api/class-page');
    const link = '.member-index a[href="#page-screenshot"]';
    await page.click(link);
    await lands(page, 'page-screenshot');

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.click(link);

    await lands(page, 'page-screenshot');
  },

  'land on a member from a link on another page': async (page) => {
    await page.open('/docs/writing-tests');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/api/class-locator#locator-get-by-role';
      link.textContent = 'A deep link';
      document.querySelector('h1')?.after(link);
    });

    await page.click(['a', 'A deep link']);

    await lands(page, 'locator-get-by-role');
  },

  'land on a member from a search result': async (page) => {
    await page.open('/docs/intro');
    await openSearch(page, 'shortcut');
    await page.type('locator.getByRole');
    await page.sees(
      '/docs/api/class-locator#locator-get-by-role',
      () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href') ?? '',
    );

    await page.press('Enter');

    await lands(page, 'locator-get-by-role');
  },

  'let go as soon as the reader moves on': async (page) => {
    await page.load('/docs/api/class-page#page-goto');
    await page.sees(true, () => scrollY > 0);

    await page.press('Home');

    await page.sees('true', () => document.documentElement.dataset['hasHydrated']);
    // The exact position is up to the browser: sections above may still be laid out.
    const top = await page.settles('page-goto');
    assert.ok(top > 1000, `#page-goto stands at ${top}, as if nobody had pressed a key`);
  },
});

import assert from 'node:assert/strict';
import { openSearch } from '../openSearch.ts';
import { area } from '../test.ts';

/** Below the navbar, as set in the style sheet. */
const GOAL = 68;

export const deepLinks = area('deep links', {
  'land on a member after a full load': async (page) => {
    await page.open('/docs/api/class-page#page-goto');

    await page.settles('page-goto', GOAL);
  },

  'reserve the height of sections out of view': async (page) => {
    await page.open('/docs/api/class-page');

    await page.sees(true, () =>
      [...document.querySelectorAll('.member')].every(({ clientHeight }) => clientHeight > 100),
    );
  },

  'land twice from the same link': async (page) => {
    await page.open('/docs/api/class-page');
    const link = '.member-index a[href="#page-screenshot"]';
    await page.click(link);
    await page.settles('page-screenshot', GOAL);

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.click(link);

    await page.settles('page-screenshot', GOAL);
  },

  'land on a member of another page': async (page) => {
    await page.open('/docs/writing-tests');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/api/class-locator#locator-get-by-role';
      link.textContent = 'A deep link';
      document.querySelector('h1')?.after(link);
    });

    await page.click(['a', 'A deep link']);

    await page.settles('locator-get-by-role', GOAL);
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

    await page.settles('locator-get-by-role', GOAL);
  },

  'let go when the reader moves on': async (page) => {
    await page.load('/docs/api/class-page#page-goto');
    // Until then, Firefox itself returns to the section, whatever the reader does.
    await page.sees(true, () =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => (entry as PerformanceNavigationTiming).loadEventEnd > 0),
    );
    await page.sees(true, () => scrollY > 0);

    await page.press('Home');

    await page.sees('true', () => document.documentElement.dataset['hasHydrated']);
    // The exact position is up to the browser: it may still scroll, and lay out sections above.
    const top = await page.settles('page-goto');
    assert.ok(top > GOAL + 100, `#page-goto stands at ${top}, as if nobody had pressed a key`);
  },
});

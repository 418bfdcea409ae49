import assert from 'node:assert/strict';
import type { Page } from '../page.ts';
import { headingText } from '../readings.ts';
import { area } from '../test.ts';
import { until } from '../until.ts';

/** Of editions and versions that no other test opens: they must not be cached yet. */
const DATA = /^\/data\/python\/docs\/writing-tests\.json/;
const FRAME = /^\/assets\/frame-dotnet-current-.*\.json/;
const DEPARTURE = /^\/test\/elsewhere/;

/** Follows a link to a site that responds only after the browser has aborted pending requests. */
async function leave(page: Page, given: { aborted: () => number }): Promise<void> {
  const departure = page.site.hold(DEPARTURE);
  await page.leaveFor(page.site.elsewhere);
  await until('the other site is asked', () => departure.waiting() > 0);
  // Chromium keeps loading until the other site responds.
  if (page.engine !== 'chromium') await until('loading is given up', () => given.aborted() > 0);
  departure.release();
  await page.sees('Elsewhere', () => document.title);
}

export const leaving = area('leaving', {
  'goes to another site while a page is loading, and back to that page': async (page) => {
    const data = page.site.hold(DATA);
    await page.open('/python/docs/intro');
    await page.click(['nav[aria-label="Docs sidebar"] a', 'Writing tests']);
    await page.sees('/python/docs/writing-tests', () => location.pathname);
    await until('the page is on its way', () => data.waiting() > 0);

    await leave(page, data);
    data.release();
    await page.goBack();

    await page.sees('Writing tests', headingText);
    assert.deepEqual((await page.takeMessages()).filter(isOurs), []);
  },

  'goes to another site during the first load, without an error': async (page) => {
    const frame = page.site.hold(FRAME);
    await page.load('/dotnet/docs/next/intro');
    await until('the first page is on its way', () => frame.waiting() > 0);

    await leave(page, frame);
    frame.release();
    await page.goBack();

    await page.sees('true', () => document.documentElement.dataset['hasHydrated']);
    assert.equal(await page.evaluate(() => document.querySelector('[role=alert]') !== null), false);
    assert.deepEqual((await page.takeMessages()).filter(isOurs), []);
  },

  'keeps an idle page in the back/forward cache': async (page) => {
    // The page isn't idle while anything is prefetched, and the end of that can't be observed.
    await until('a page is kept', () => isKept(page));
  },
});

/** Opens a page, leaves it, and returns whether the browser has cached it for going back. */
async function isKept(page: Page): Promise<boolean> {
  await page.open('/community/welcome');
  await page.evaluate(() => {
    addEventListener('pagehide', ({ persisted }) => {
      sessionStorage.setItem('test.persisted', String(persisted));
    });
  });
  await page.leaveFor(page.site.blank);
  await page.sees('Start', () => document.title);
  return page.evaluate(() => sessionStorage.getItem('test.persisted') === 'true');
}

/** Requests that the browser itself aborted are not our messages. */
function isOurs(message: string): boolean {
  return !message.startsWith('not loaded:');
}

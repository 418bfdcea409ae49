import assert from 'node:assert/strict';
import type { Page } from '../page.ts';
import { headingText } from '../readings.ts';
import { area } from '../test.ts';
import { until } from '../until.ts';

const DATA = /^\/data\/docs\/writing-tests\.json/;
const FRAME = /^\/assets\/frame-.*\.json/;
const CODE = /^\/assets\/enhance-/;
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
  'returns to a page that was still loading': async (page) => {
    const data = page.site.hold(DATA);
    await page.open('/docs/intro');
    await page.click(['nav[aria-label="Docs sidebar"] a', 'Writing tests']);
    await page.sees('/docs/writing-tests', () => location.pathname);
    await until('the page is on its way', () => data.waiting() > 0);

    await leave(page, data);
    data.release();
    await page.goBack();

    await page.sees('Writing tests', headingText);
    assert.deepEqual((await page.takeMessages()).filter(isOurs), []);
  },

  'shows no error after leaving during the first load': async (page) => {
    const frame = page.site.hold(FRAME);
    await page.load('/docs/intro');
    await until('the first page is on its way', () => frame.waiting() > 0);

    await leave(page, frame);
    frame.release();
    await page.goBack();

    await page.sees('true', () => document.documentElement.dataset['hasHydrated']);
    assert.equal(await page.evaluate(() => document.querySelector('[role=alert]') !== null), false);
    assert.deepEqual((await page.takeMessages()).filter(isOurs), []);
  },

  'enhances the page after leaving during that': async (page) => {
    const code = page.site.hold(CODE);
    await page.open('/docs/intro');
    await until('code of the page is on its way', () => code.waiting() > 0);

    await leave(page, code);
    code.release();
    await page.goBack();

    await page.sees(true, () => document.querySelector('.command button') !== null);
    assert.deepEqual((await page.takeMessages()).filter(isOurs), []);
  },

  'keeps an idle page in the back/forward cache': async (page) => {
    await until('a page is kept', () => isKept(page));
  },
});

/** Opens a page, leaves it, and returns whether it is the same document on Back. */
async function isKept(page: Page): Promise<boolean> {
  // Without prefetching, which would keep the page busy.
  await page.open('/community/welcome?save-data');
  await page.evaluate(() => void Object.assign(window, { isKept: true }));
  await page.leaveFor(page.site.elsewhere);
  await page.sees('Elsewhere', () => document.title);
  await page.goBack();
  await page.sees('true', () => document.documentElement.dataset['hasHydrated']);
  return page.evaluate(() => 'isKept' in window);
}

/** Requests that the browser itself aborted are not our messages. */
function isOurs(message: string): boolean {
  return !message.startsWith('not loaded:');
}

import assert from 'node:assert/strict';
import { headingText, scrollTop } from '../readings.ts';
import { area } from '../test.ts';
import { until } from '../until.ts';

const SIDEBAR = 'nav[aria-label="Docs sidebar"] a';

export const navigation = area('navigation', {
  'shows the next page in the same document, and returns to the old position on Back': async (
    page,
  ) => {
    await page.open('/docs/intro');
    await page.evaluate(() => {
      Object.assign(window, { mark: true });
      window.scrollTo(0, 900);
    });
    await page.sees(900, scrollTop);

    await page.click([SIDEBAR, 'Writing tests']);
    await page.sees('Writing tests', headingText);
    await page.sees(0, scrollTop);
    await page.goBack();

    await page.sees('Installation', headingText);
    await page.sees(900, scrollTop);
    assert.equal(await page.evaluate(() => 'mark' in window), true);
    assert.deepEqual(await page.takeMessages(), []);
  },

  'returns to the section on a long page after a page of another kind': async (page) => {
    await page.open('/docs/api/class-page#page-goto');
    await page.settles('page-goto');
    await page.evaluate(() => window.scrollBy(0, 400));
    const before = await page.settles('page-goto');

    await page.click(['nav[aria-label="Main"] a', 'Community']);
    await page.sees('Welcome', headingText);
    await page.goBack();

    await page.sees('Page', headingText);
    const after = await page.settles('page-goto');
    assert.ok(Math.abs(after - before) <= 2, `#page-goto stands at ${after}, not at ${before}`);
  },

  'prefetches what links in view lead to, so that a click needs no request': async (page) => {
    const data = '/data/java/docs/writing-tests.json';
    const requests = () => page.site.requests().filter((path) => path === data).length;
    await page.open('/java/docs/intro');
    await until(`a request for ${data}`, () => requests() > 0);
    // The browser caches it only once it is complete.
    await page.sees(true, isFetched, data);

    await page.click([SIDEBAR, 'Writing tests']);
    await page.sees('Writing tests', headingText);

    // The driver starts WebKit without a disk cache, so there the page is requested once more.
    assert.equal(requests(), page.engine === 'webkit' ? 2 : 1);
  },
});

function isFetched(path: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path));
}

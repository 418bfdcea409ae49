import assert from 'node:assert/strict';
import { headingText, scrollTop } from '../readings.ts';
import { area } from '../test.ts';

const SIDEBAR = 'nav[aria-label="Docs sidebar"] a';

export const navigation = area('navigation', {
  'returns to the old position on Back': async (page) => {
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

  'returns to the section on a long page': async (page) => {
    await page.open('/docs/api/class-page#page-goto');
    await page.settles('page-goto');
    await page.evaluate(() => window.scrollBy(0, 400));
    const before = await page.settles('page-goto');

    await page.click(['nav[aria-label="Main"] a', 'Community']);
    await page.sees('Welcome', headingText);
    await page.goBack();

    await page.sees('Page', headingText);
    await page.settles('page-goto', before);
  },

  'shows a prefetched page without another request': async (page) => {
    await page.open('/docs/intro');
    await page.evaluate(async () => {
      const link = document.createElement('a');
      link.href = '/docs/api/class-websocket';
      link.textContent = 'A link';
      document.querySelector('h1')?.after(link);
      const { docusaurus } = window as unknown as {
        docusaurus: { prefetch: (href: string) => Promise<void> };
      };
      await docusaurus.prefetch(link.href);
    });
    // The driver starts WebKit without a disk cache: there the page is requested again.
    if (page.engine !== 'webkit') page.site.hold(/class-websocket/);

    await page.click(['a', 'A link']);

    await page.sees('WebSocket', headingText);
    assert.deepEqual(await page.takeMessages(), []);
  },
});

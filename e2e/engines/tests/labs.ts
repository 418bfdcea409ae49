import assert from 'node:assert/strict';
import type { Page } from '../page.ts';
import { headingText, scrollTop } from '../readings.ts';
import { area } from '../test.ts';

const status = (): string => document.querySelector('[role=status].lab-message')?.textContent ?? '';

const runs = (lab: string, expected: string) => ({
  [`run the framework in ${lab}`]: async (page: Page) => {
    await page.open(`/docs/labs/${lab}`);
    await page.sees(expected, status);
    assert.deepEqual(await page.takeMessages(), []);
  },
});

export const labs = area('labs', {
  ...runs('locators', '3 elements match.'),
  ...runs('aria-snapshots', 'The snapshot doesn’t match: 2 lines differ.'),
  ...runs('actionability', 'click waits: the element is not enabled.'),

  'opens a lab at its top, and returns to the old position on Back': async (page) => {
    await page.open('/docs/intro');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.sees(900, scrollTop);

    // By script: a driver would scroll the page for a link at the end of the sidebar.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href="/docs/labs/locators"]')?.click(),
    );
    await page.sees('3 elements match.', status);
    await page.sees(0, scrollTop);
    await page.goBack();

    await page.sees('Installation', headingText);
    await page.sees(900, scrollTop);
    assert.deepEqual(await page.takeMessages(), []);
  },
});

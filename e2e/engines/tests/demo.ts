import assert from 'node:assert/strict';
import { area } from '../test.ts';

export const demo = area('demo', {
  'books a seat': async (page) => {
    await page.load('/stagehand/shows/winter-fair');
    await page.click(['label', 'F3']);
    await page.click(['button', 'Book seats']);

    await page.sees(
      '1 seat held for ten minutes.',
      () => document.querySelector('.lead')?.textContent ?? '',
    );
    assert.deepEqual(await page.takeMessages(), []);
  },

  'performs a sample in its page': async (page) => {
    await page.open('/docs/writing-tests');
    await page.click(['.run-button', 'Run']);

    await page.sees(true, () =>
      /^Passed in/.test(document.querySelector('.run-message')?.textContent ?? ''),
    );
    assert.deepEqual(await page.takeMessages(), []);
  },
});

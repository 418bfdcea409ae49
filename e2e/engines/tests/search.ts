import assert from 'node:assert/strict';
import { holdResponses, releaseResponses } from '../../slowSearch.ts';
import { openSearch } from '../openSearch.ts';
import { headingText } from '../readings.ts';
import { area } from '../test.ts';

const activeHref = (): string =>
  document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href') ?? '';

export const search = area('search', {
  'follows the option that the arrows choose': async (page) => {
    await page.open('/docs/intro');
    await openSearch(page, 'button');
    await page.type('locator.click');
    await page.sees('/docs/api/class-locator#locator-click', activeHref);
    await page.press('ArrowDown');
    await page.sees([false, true], () =>
      [...document.querySelectorAll('[role=option]')]
        .slice(0, 2)
        .map((option) => option.getAttribute('aria-selected') === 'true'),
    );
    await page.press('ArrowUp');
    await page.press('Enter');

    await page.sees('#locator-click', () => location.hash);
    await page.sees('Locator', headingText);
    assert.deepEqual(await page.takeMessages(), []);
  },

  'closes by Escape and gives focus back': async (page) => {
    await page.open('/docs/intro');
    await openSearch(page, 'button');

    await page.press('Escape');

    await page.sees(false, () => document.querySelector('dialog') !== null);
    await page.sees(true, () => document.activeElement?.matches('.DocSearch-Button') ?? false);
  },

  'waits on Enter for the latest results': async (page) => {
    await page.open('/docs/intro');
    await openSearch(page, 'button');
    await page.type('getByText');
    await page.sees('/docs/api/class-locator#locator-get-by-text', activeHref);
    await page.evaluate(holdResponses);
    for (let count = 0; count < 'Text'.length; count += 1) await page.press('Backspace');
    await page.type('Role');
    await page.press('Enter');
    await page.evaluate(releaseResponses);

    await page.sees('#locator-get-by-role', () => location.hash);
  },

  'finds what is typed on the search page': async (page) => {
    await page.open('/search?q=click');
    const results = () => document.querySelectorAll('main article').length > 0;
    const input = (): string => document.querySelector<HTMLInputElement>('main input')?.value ?? '';
    await page.sees(true, results);
    await page.sees('click', input);

    await page.click('main input');
    await page.press('End');
    await page.type('ing');

    await page.sees('clicking', input);
    await page.sees('?q=clicking', () => location.search);
    await page.sees(true, results);
    assert.deepEqual(await page.takeMessages(), []);
  },
});

import assert from 'node:assert/strict';
import { PAGES } from '../pages.ts';
import { area } from '../test.ts';

/** Everything loads and hydrates without an error and within the site's policy. */
export const render = area(
  'render',
  Object.fromEntries(
    Object.entries(PAGES).map(([name, { path, heading }]) => [
      `shows ${name} without errors`,
      async (page) => {
        await page.open(path);
        await page.sees(true, includesHeading, heading);
        await page.sees('complete', () => document.readyState);

        assert.deepEqual(await page.takeMessages(), []);
      },
    ]),
  ),
);

function includesHeading(text: string): boolean {
  return document.querySelector('h1')?.textContent.includes(text) ?? false;
}

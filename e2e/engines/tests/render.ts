import assert from 'node:assert/strict';
import { PAGES } from '../pages.ts';
import { area } from '../test.ts';

/** Everything loads, hydrates and prefetches without an error and within the site's policy. */
export const render = area(
  'render',
  Object.fromEntries(
    Object.entries(PAGES).map(([name, { path, heading }]) => [
      `shows ${name} without errors or policy violations`,
      async (page) => {
        await page.open(path);
        await page.sees(true, includesHeading, heading);
        // Every page has links in view, and prefetches their targets.
        await page.sees(true, hasPrefetched);

        assert.deepEqual(await page.takeMessages(), []);
      },
    ]),
  ),
);

function includesHeading(text: string): boolean {
  return document.querySelector('h1')?.textContent.includes(text) ?? false;
}

function hasPrefetched(): boolean {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return (
    document.querySelector('link[rel=prefetch]') !== null ||
    files.some((name) => name.includes('/data/'))
  );
}

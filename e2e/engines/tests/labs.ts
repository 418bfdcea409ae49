import assert from 'node:assert/strict';
import type { Page } from '../page.ts';
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
});

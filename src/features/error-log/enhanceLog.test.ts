import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findErrors } from './enhanceLog.ts';

const known = [
  ...readFileSync('content/docs/errors.md', 'utf8').matchAll(
    /^### (.+?) \{#([\w-]+)\}\n([^]*?)(?=^##|$(?![^]))/gm,
  ),
].map(([, title = '', id = '', text = '']) => ({
  ...{ id, title },
  message: [...text.matchAll(/^```text\n([^]*?)^```/gm)].map(([, one]) => one).join(''),
}));

const notVisible = `
    \u001B[31mTest timeout of 30000ms exceeded.\u001B[39m
    Error: locator.click: Test timeout of 30000ms exceeded.
    Call log:
      - waiting for getByRole('button', { name: 'Pay now' })
        - locator resolved to <button class="hidden">Pay now</button>
      - attempting click action
        2 × waiting for element to be visible, enabled and stable
          - element is not visible
        - retrying click action
        - waiting 20ms
      5 | await page.goto('/basket');
    > 6 | await page.getByRole('button', { name: 'Pay now' }).click();`;

test.each([
  [
    'strict-mode-violation',
    `Error: strict mode violation: get_by_role("link") resolved to 14 elements:`,
  ],
  ['not-visible', notVisible],
  [
    'waiting-for-locator',
    `TimeoutError: locator.fill: Timeout 5000ms exceeded.\nCall log:\n  - waiting for getByLabel('Email')`,
  ],
  [
    'intercepts-pointer-events',
    notVisible +
      '\n - <iframe src="ads"></iframe> from <div id="x">…</div> subtree intercepts pointer events',
  ],
  [
    'navigation-timeout',
    'page.goto: Timeout 15000ms exceeded.\nCall log:\n  - navigating to "https://a.example/", waiting until "load"',
  ],
  [
    'connection-refused',
    'page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:8080/\nCall log:\n  - navigating to "http://localhost:8080/", waiting until "load"',
  ],
  [
    'target-closed',
    'playwright._impl._errors.TargetClosedError: Page.goto: Target page, context or browser has been closed',
  ],
  [
    'elements-not-found',
    "Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('x')\nExpected: visible\nTimeout: 5000ms\nError: element(s) not found",
  ],
  [
    'executable-doesnt-exist',
    "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1194/chrome-linux/chrome",
  ],
  [
    'did-not-expect-test',
    'Error: Playwright Test did not expect test.describe() to be called here.',
  ],
  [
    'sync-in-asyncio',
    'playwright._impl._errors.Error: It looks like you are using Playwright Sync API inside the asyncio loop.',
  ],
])('finds %s first', (id, log) => {
  expect(findErrors(log, known)[0]?.id).toBe(id);
});

test('finds nothing in what is no error', () => {
  expect(findErrors('Running 3 tests using 2 workers\n  3 passed (4.2s)', known)).toEqual([]);
});

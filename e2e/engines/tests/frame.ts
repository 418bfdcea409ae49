import assert from 'node:assert/strict';
import { headingText } from '../readings.ts';
import { area } from '../test.ts';

const TOGGLE = 'nav[aria-label="Main"] button[aria-label^="Switch between dark and light"]';

export const colorMode = area('color mode', {
  'changes by its button and is kept': async (page) => {
    const state = () => ({
      stored: localStorage.getItem('theme'),
      choice: document.documentElement.dataset['themeChoice'],
      // The first channel of `rgb(…)`.
      isDark: parseInt(getComputedStyle(document.documentElement).backgroundColor.slice(4)) < 128,
    });
    await page.open('/docs/intro');
    await page.sees('system', () => document.documentElement.dataset['themeChoice']);

    await page.click(TOGGLE);
    await page.sees({ stored: 'light', choice: 'light', isDark: false }, state);
    await page.click(TOGGLE);
    await page.sees({ stored: 'dark', choice: 'dark', isDark: true }, state);
    await page.load('/docs/writing-tests');

    await page.sees({ stored: 'dark', choice: 'dark', isDark: true }, state);
  },
});

export const dropdowns = area('dropdowns', {
  'open, move and close by keyboard': async (page) => {
    /** Which link of the dropdown has the focus. */
    const focused = (): number =>
      [...document.querySelectorAll('nav[aria-label="Main"] [aria-controls] + * a')].findIndex(
        (link) => link === document.activeElement,
      );
    const isOpen = (): string | null =>
      document.querySelector('nav[aria-label="Main"] button[aria-controls]')?.ariaExpanded ?? null;
    await page.open('/docs/intro');
    await page.evaluate(() => {
      document
        .querySelector<HTMLElement>('nav[aria-label="Main"] button[aria-controls][aria-expanded]')
        ?.focus();
    });

    await page.press('ArrowDown');
    await page.sees('true', isOpen);
    await page.sees(0, focused);
    await page.press('ArrowDown');
    await page.sees(1, focused);
    await page.press('Escape');

    await page.sees('false', isOpen);
    await page.sees('BUTTON', () => document.activeElement?.tagName ?? '');
    assert.deepEqual(await page.takeMessages(), []);
  },
});

const NARROW = { width: 390, height: 800 };

/** What does not fit is clipped, and the button at the end first. */
function isWholeMenuVisible(): boolean {
  const rightOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().right ?? Infinity;
  return rightOf('[aria-label="Close navigation bar"]') < rightOf('dialog[open]');
}

export const mobileMenu = area('mobile menu', {
  'opens, leads to a page and closes': async (page) => {
    const isOpen = () => document.querySelector('[role=dialog], dialog[open]') !== null;
    await page.resize(NARROW);
    await page.open('/docs/intro');

    await page.click('[aria-label="Toggle navigation bar"]');
    await page.sees(true, isOpen);
    await page.sees(true, isWholeMenuVisible);
    await page.press('Escape');
    await page.sees(false, isOpen);
    await page.click('[aria-label="Toggle navigation bar"]');
    await page.sees(true, isOpen);
    await page.click(['[aria-label="Menu"] a', 'Writing tests']);

    await page.sees('Writing tests', headingText);
    await page.sees(false, isOpen);
    assert.deepEqual(await page.takeMessages(), []);
  },
});

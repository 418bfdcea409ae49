import assert from 'node:assert/strict';
import { openSearch } from '../openSearch.ts';
import { area } from '../test.ts';

export const tabs = area('tabs', {
  'show the chosen panel everywhere and remember it': async (page) => {
    await page.open('/docs/intro');
    await page.click(['[role=tab]', 'yarn']);
    await page.sees(true, allAre, 'yarn');
    await page.sees(true, () => document.body.innerText.includes('yarn create playwright'));

    await page.press('ArrowRight');
    await page.press('Enter');
    await page.sees(true, allAre, 'pnpm');
    await page.open('/docs/intro');

    await page.sees(true, allAre, 'pnpm');
    assert.deepEqual(await page.takeMessages(), []);
  },
});

/** In the page: whether this package manager is selected in every sample that has the choice. */
function allAre(name: string): boolean {
  const chosen = document.querySelectorAll(
    '[data-group=js-package-manager] [role=tab][aria-selected=true]',
  );
  return chosen.length > 1 && [...chosen].every(({ textContent }) => textContent === name);
}

export const copy = area('copy', {
  'puts a sample on the clipboard': async (page) => {
    await page.open('/docs/intro');
    await page.sees(true, () => document.querySelector('.sample-tools') !== null);
    await page.evaluate(() => {
      // Buttons appear when the pointer is over their sample, which the click does.
      document.querySelector('.sample .copy-button')?.scrollIntoView({ block: 'center' });
    });
    const text = await page.evaluate(
      () => document.querySelector('.sample code')?.textContent.trim() ?? '',
    );

    await page.click('.sample .copy-button');
    // The button itself says so only for a second.
    await page.sees('Copied', () => document.getElementById('route-announcer')?.textContent ?? '');
    await openSearch(page, 'shortcut');
    await page.press('Control', 'v');

    await page.sees(
      text,
      () => document.querySelector<HTMLInputElement>('#docsearch-input')?.value ?? '',
    );
  },
});

export const contents = area('contents list', {
  'marks the heading that is read': async (page) => {
    const marked = (): string =>
      document.querySelector('#contents-list [aria-current]')?.getAttribute('href') ?? '';
    await page.open('/docs/writing-tests');

    await page.click(['#contents-list a', 'Assertions']);
    await page.settles('assertions', 68);
    await page.sees('#assertions', marked);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

    await page.sees(
      true,
      () => document.querySelector('#contents-list li:last-child [aria-current]') !== null,
    );
  },
});

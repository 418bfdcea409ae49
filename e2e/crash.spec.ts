import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test } from './site.ts';

/** Makes what the code of a page needs fail, for as long as the tab is marked. */
async function breakPage(page: Page, what: 'article' | 'search'): Promise<void> {
  await page.addInitScript((broken) => {
    if (sessionStorage.getItem('mended')) return;
    const find = Reflect.get(Element.prototype, 'querySelectorAll') as (words: string) => unknown;
    Reflect.set(Element.prototype, 'querySelectorAll', function (this: Element, words: string) {
      if (broken === 'article' && this.id === 'article') throw new Error('There is no stage.');
      return find.call(this, words);
    });
    if (broken !== 'search') return;
    const failure = new Error('There is no stage.', { cause: new Error('It burned down.') });
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(...options: ConstructorParameters<typeof Observer>) {
        // That of the end of the results.
        if (options[1]?.threshold === 1) throw failure;
        super(...options);
      }
    };
  }, what);
}

const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('shows what failed above the article, until mended (crash-root-level, crash-try-again)', async ({
  page,
  messages,
}) => {
  messages.allow(/no stage/);
  await breakPage(page, 'article');
  await open(page, '/docs/intro');

  await expect(heading(page, 'This page crashed')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('alert')).toHaveText('There is no stage.');
  await expect(heading(page, 'Installation')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(heading(page, 'This page crashed')).toBeVisible();

  await mend(page);
  await tryAgain(page).click();
  await expect(heading(page, 'This page crashed')).toHaveCount(0);
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveTitle('Writing tests | Playwright');
});

test('shows an island’s crash in its place, with causes (crash-page-level, crash-try-again)', async ({
  page,
  messages,
}) => {
  messages.allow(/no stage/);
  await breakPage(page, 'search');
  await open(page, '/search?q=click');

  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'There is no stage.\n\nCause:\nIt burned down.',
    { useInnerText: true },
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await mend(page);
  await tryAgain(page).click();

  await expect(heading(page, 'Search results for "click"')).toBeVisible();
});

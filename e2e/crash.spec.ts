import type { Page } from '@playwright/test';
import { expect, heading, markDocument, open, sidebar, test, wake } from './site.ts';

/** Changes a JSON file on its way to the browser, until `restore` is called. */
async function spoil(page: Page, url: RegExp, change: (json: Json) => void) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Json;
    change(json);
    await route.fulfill({ response, json });
  });
  return { restore: () => page.unroute(url) };
}

// Whatever a file holds.
type Json = Record<string, Record<string, Record<string, unknown>>>;

/** A page whose data makes its component throw. */
function spoilPage(page: Page) {
  return spoil(page, /data\/docs\/writing-tests\.json/, (data) => {
    const { meta } = data;
    if (meta) Object.assign(meta, { lastChanged: 'never' });
  });
}

const navbarItem = (item: object) => (frame: Json) => {
  const items = frame['site']?.['navbar']?.['items'] as object[] | undefined;
  items?.push({ position: 'left', ...item });
};

/** Makes whatever brings the article to life fail, for as long as `isBroken` is set in the page. */
async function breakTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const broken = Object.assign(window, { isBroken: true });
    const find = Reflect.get(Element.prototype, 'querySelectorAll') as (words: string) => unknown;
    Reflect.set(Element.prototype, 'querySelectorAll', function (this: Element, words: string) {
      if (broken.isBroken && this.id === 'article') throw new Error('There is no stage.');
      return find.call(this, words);
    });
  });
}

function setBroken(page: Page, isBroken: boolean): Promise<unknown> {
  return page.evaluate((value) => Object.assign(window, { isBroken: value }), isBroken);
}

const main = (page: Page) => page.getByRole('main');
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

test('shows what went wrong until the reader goes on (crash-page-level, crash-try-again)', async ({
  page,
  messages,
}) => {
  messages.allow(/RangeError/);
  await open(page, '/docs/intro');
  const document = await markDocument(page);
  await spoilPage(page);

  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();

  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(main(page).getByRole('alert')).toContainText('Invalid time value');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Copy/ }).first()).toBeAttached();

  await page.goBack();
  await expect(heading(page, 'Installation')).toBeVisible();
  await expect(page).toHaveTitle('Installation | Playwright');
  await expect.poll(() => document.isSame()).toBe(true);
});

test('renders the page again once the reason is gone (crash-try-again)', async ({
  page,
  messages,
}) => {
  messages.allow(/no stage|error occurred/);
  await breakTools(page);

  await page.goto('/docs/intro');
  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await expect(heading(page, 'Installation')).toBeVisible();
  await tryAgain(page).click();
  await expect(heading(page, 'Installation')).toBeVisible();
  await setBroken(page, false);
  await tryAgain(page).click();

  await expect(heading(page, 'This page crashed.')).toHaveCount(0);
  await expect(heading(page, 'Installation')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await expect(page).toHaveTitle('Installation | Playwright');
  await main(page).getByRole('tab', { name: 'yarn' }).first().click();
  await expect(main(page).getByText('yarn create playwright').first()).toBeVisible();

  // A page that was not served.
  await setBroken(page, true);
  await sidebar(page).getByRole('link', { name: 'Writing tests' }).click();
  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await tryAgain(page).click();
  await expect(main(page).getByRole('alert')).toHaveText('There is no stage.');
  await setBroken(page, false);
  await tryAgain(page).click();
  await expect(heading(page, 'This page crashed.')).toHaveCount(0);
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page).toHaveTitle('Writing tests | Playwright');
});

test('shows the crash of the frame itself, with its cause (crash-root-level, navbar-item-error, navbar-item-unknown-type)', async ({
  page,
  messages,
}) => {
  messages.allow(/./);
  await spoil(page, /assets\/frame-nodejs-stable/, navbarItem({ type: 'bogus', label: 'Bogus' }));

  await open(page, '/docs/intro');
  await wake(page);

  await expect(heading(page, 'This page crashed')).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(main(page).getByRole('alert')).toHaveText(
    [
      'A theme navbar item failed to render.',
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
      '{',
      '  "position": "left",',
      '  "type": "bogus",',
      '  "label": "Bogus"',
      '}',
      '',
      'Cause:',
      'No NavbarItem component found for type "bogus".',
    ].join('\n'),
    { useInnerText: true },
  );
  await tryAgain(page).click();
  await expect(heading(page, 'This page crashed')).toBeVisible();
  await expect(heading(page, 'Installation')).toBeVisible();
  await main(page).getByRole('link', { name: 'Writing tests' }).first().click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
});

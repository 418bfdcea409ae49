import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, OFFLINE, open, test, watchRequests } from './site.ts';

const lab = (page: Page) => page.getByRole('region', { name: 'Lab' });
const status = (page: Page) => lab(page).getByRole('status');
const expectation = (page: Page) => lab(page).getByRole('textbox', { name: 'Expectation' });
const frame = (page: Page) => lab(page).getByTitle('Scene');
const result = (page: Page, line: string) =>
  lab(page).getByRole('row').filter({ hasText: line }).getByRole('cell').last();

test('compares an ARIA snapshot by line, without a connection', async ({
  page,
  context,
  messages,
}) => {
  // Prefetches of the links in view.
  messages.allow(OFFLINE);
  const foreign = watchRequests(page, (request) => !request.url().startsWith('http://localhost'));
  await open(page, '/docs/labs/aria-snapshots');
  await expect(status(page)).toHaveText('The snapshot doesn’t match: 2 lines differ.');
  await expect(result(page, '- heading')).toHaveText(
    'Differs: level. In the page: - heading "Tonight" [level=3]',
  );
  await context.setOffline(true);

  await expectation(page).fill('- list:\n  - /children: equal\n  - listitem: /sold out/');
  await expect(status(page)).toHaveText(
    'The snapshot doesn’t match: 1 line differs, 1 line is extra in the page.',
  );
  await expect(page).toHaveURL(/#expectation=-\+list/);
  await expect.poll(() => violations(page)).toEqual([]);
  expect(foreign).toEqual([]);

  await expectation(page).fill('- list:\n  - listitem [checkd]');

  await expect(status(page)).toHaveText('Line 2, column 15: Unsupported attribute [checkd].');
  await expect(lab(page).locator('mark')).toHaveText('checkd]');
});

test('compares what the reader chooses in the page', async ({ page }) => {
  await open(page, '/docs/labs/aria-snapshots');
  await lab(page).getByRole('button', { name: 'Use as expectation' }).first().click();

  await expect(status(page)).toHaveText('The snapshot matches.');

  await frame(page).contentFrame().getByText('Paper Moons, sold out').click();
  await expect(lab(page).getByLabel('Locator')).toHaveValue("getByText('Paper Moons, sold out')");
  await expect(status(page)).toContainText('doesn’t match');
  await expectation(page).fill('- listitem: Paper Moons, sold out');
  await expect(status(page)).toHaveText('The snapshot matches.');
});

test('scrolls in the page of the lab, never around it', async ({ page, messages }) => {
  messages.allow(/Applying inline style/);
  await open(page, '/docs/labs/actionability');
  await expect(status(page)).toHaveText('click waits: the element is not enabled.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await lab(page).getByRole('checkbox', { name: 'Disabled' }).uncheck();

  const html = lab(page).getByLabel('HTML of the page');
  await html.fill(`${'<br>'.repeat(200)}<button>Pay now</button>`);

  await expect(status(page)).toHaveText('click doesn’t wait: all checks pass.');
  await expect(html).toBeInViewport();
  const button = frame(page).contentFrame().getByRole('button', { name: 'Pay now' });
  await expect
    .poll(() => button.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);
});

test.describe('the Actionability explorer', () => {
  test.beforeEach(async ({ page, messages }) => {
    // The engine applies styles of a scene by other means.
    messages.allow(/Applying inline style/);
    await open(page, '/python/docs/labs/actionability');
    await frame(page).scrollIntoViewIfNeeded();
  });

  test('shows what an action does, without a connection', async ({ page, context, messages }) => {
    messages.allow(OFFLINE);
    await expect(status(page)).toHaveText('click waits: the element is not enabled.');
    await context.setOffline(true);
    await expect(result(page, 'Enabled')).toHaveText('Waits');
    await expect(result(page, 'Editable')).toHaveText('Not checked');

    await lab(page).getByRole('checkbox', { name: 'Disabled' }).uncheck();
    await expect(status(page)).toHaveText('click doesn’t wait: all checks pass.');

    await lab(page).getByLabel('Action').selectOption('select_option');
    await expect(status(page)).toHaveText('The action throws at once.');
    await expect(lab(page)).toContainText('Element is not a <select> element');

    await lab(page).getByLabel('Locator').fill('page.get_by_label("Email")');
    await lab(page).getByLabel('Action').selectOption('set_input_files');
    await expect(status(page)).toContainText('sets nothing: Not an input[type=file] element.');

    await lab(page).getByLabel('Locator').fill('h4');
    await expect(status(page)).toContainText('the locator finds no element.');
  });

  test('names what intercepts events, also after a reload', async ({ page }) => {
    const covered = lab(page).getByRole('checkbox', { name: 'Covered' });
    await lab(page).getByRole('checkbox', { name: 'Disabled' }).uncheck();
    await covered.check();
    await expect(page).toHaveURL(/&switches=covered&/);
    await page.reload();

    await expect(covered).toBeChecked();
    await expect(status(page)).toHaveText(
      'click waits: <div class="overlay"></div> intercepts pointer events.',
    );
    await expect(lab(page)).toContainText('waiting for get_by_text("Pay now")');
    await expect.poll(() => violations(page)).toEqual([]);
  });

  test('follows an animation until it ends', async ({ page }) => {
    const html = lab(page).getByLabel('HTML of the page');
    await lab(page).getByLabel('Example').selectOption('A button that slides in');
    await expect(html).toHaveValue(/5s linear/);
    // The test decides when it ends.
    await html.fill((await html.inputValue()).replace('5s linear', '5s linear infinite'));
    await frame(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toHaveText('click waits: the element is not stable.');

    await frame(page)
      .contentFrame()
      .getByRole('button')
      .evaluate((button) => button.getAnimations().forEach((animation) => animation.cancel()));
    await expect(status(page)).toHaveText('click doesn’t wait: all checks pass.');
  });
});

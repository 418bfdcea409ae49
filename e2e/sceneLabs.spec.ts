import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, open, test } from './site.ts';

const lab = (page: Page) => page.getByRole('region', { name: 'Lab' });
const status = (page: Page) => lab(page).getByRole('status');
const result = (page: Page, line: string) =>
  lab(page).getByRole('row').filter({ hasText: line }).getByRole('cell').last();

test('compares an ARIA snapshot line by line, and points at mistakes', async ({ page }) => {
  await open(page, '/docs/labs/aria-snapshots');
  await expect(status(page)).toHaveText('The snapshot doesn’t match: 2 lines differ.');
  await expect(result(page, '- heading')).toHaveText(
    'Differs: level. In the page: - heading "Tonight" [level=3]',
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const expectation = lab(page).getByRole('textbox', { name: 'Expectation' });
  await expectation.fill('- list:\n  - /children: equal\n  - listitem: /sold out/');
  await expect(status(page)).toHaveText(
    'The snapshot doesn’t match: 1 line differs, 1 line is extra in the page.',
  );
  await expect(page).toHaveURL(/&expectation=-\+list/);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(expectation).toHaveValue(/children: equal/);

  await expectation.fill('- list:\n  - listitem [checkd]');
  await expect(status(page)).toHaveText('Line 2, column 15: Unsupported attribute [checkd].');
  await expect(lab(page).locator('mark')).toHaveText('checkd]');

  await lab(page).getByRole('button', { name: 'Use as expectation' }).first().click();
  await expect(status(page)).toHaveText('The snapshot matches.');
  expect(requests.filter((url) => !url.startsWith('http://localhost'))).toEqual([]);
});

test('compares the element that the reader clicks', async ({ page }) => {
  await open(page, '/docs/labs/aria-snapshots');
  await expect(status(page)).toContainText('doesn’t match');

  await lab(page).frameLocator('iframe').getByText('Paper Moons, sold out').click();
  await expect(lab(page).getByLabel('Locator')).toHaveValue("getByText('Paper Moons, sold out')");
  await lab(page)
    .getByRole('textbox', { name: 'Expectation' })
    .fill('- listitem: Paper Moons, sold out');
  await expect(status(page)).toHaveText('The snapshot matches.');
});

test('shows what an action waits for, and follows the page', async ({ page, messages }) => {
  // The engine applies styles of a scene by other means.
  messages.allow(/Applying inline style/);
  await open(page, '/python/docs/labs/actionability');
  await expect(status(page)).toHaveText('click waits: the element is not enabled.');
  await expect(result(page, 'Enabled')).toHaveText('Waits');
  await expect(result(page, 'Editable')).toHaveText('Not checked');

  await lab(page).getByRole('checkbox', { name: 'Disabled' }).uncheck();
  await expect(status(page)).toHaveText('click doesn’t wait: all checks pass.');
  await lab(page).getByRole('checkbox', { name: 'Covered' }).check();
  await expect(status(page)).toHaveText(
    'click waits: <div class="overlay"></div> intercepts pointer events.',
  );
  await expect(lab(page)).toContainText('waiting for get_by_text("Pay now")');
  expect(await violations(page)).toEqual([]);
  await expect(page).toHaveURL(/&switches=covered$/);
  await page.reload();
  await expect(lab(page).getByRole('checkbox', { name: 'Covered' })).toBeChecked();

  await lab(page).getByLabel('Action').selectOption('select_option');
  await expect(status(page)).toHaveText('The action throws at once.');
  await expect(lab(page)).toContainText('Element is not a <select> element');
  await lab(page).getByLabel('Locator').fill('page.get_by_label("Email")');
  await lab(page).getByLabel('Action').selectOption('set_input_files');
  await expect(status(page)).toContainText('sets nothing: Not an input[type=file] element.');

  // An animation that ends while the reader looks at it.
  await lab(page).getByLabel('Example').selectOption('A button that slides in');
  await expect(status(page)).toHaveText('click waits: the element is not stable.');
  await expect(status(page)).toHaveText('click doesn’t wait: all checks pass.', {
    timeout: 30_000,
  });
});

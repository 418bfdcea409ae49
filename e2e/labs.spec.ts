import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, markDocument, open, test, wake } from './site.ts';

const lab = (page: Page) => page.getByRole('region', { name: 'Lab' });
const status = (page: Page) => lab(page).getByRole('status');

/** Something to fill in, and what the lab says then. */
const CHANGES = [
  ['locators', 'Locator in any language', 'h1', '1 element matches.'],
  ['translator', 'Locator in any language', 'get_by_text("Hamlet")', 'a locator for Python.'],
  ['aria-snapshots', 'Expectation', '- button "Book seats"', 'The snapshot matches.'],
  ['actionability', 'Locator in any language', 'h4', 'the locator finds no element.'],
  ['url-patterns', 'Pattern', '**/api/**', '3 of 3 URLs match.'],
] as const;

test('answers while the reader types, and keeps the input in the URL', async ({ page }) => {
  const foreign: string[] = [];
  await open(page, '/docs/labs/url-patterns');
  await expect(status(page)).toHaveText('2 of 3 URLs match.');
  page.on('request', (request) => foreign.push(request.url()));

  await lab(page).getByLabel('Pattern').fill('**/api/**');
  await expect(status(page)).toHaveText('3 of 3 URLs match.');
  await expect(page).toHaveURL(/#kind=glob&pattern=\*\*%2Fapi%2F\*\*&/);
  // Only files of the site that are prefetched, whenever the browser is idle.
  expect(foreign.filter((url) => !/^http:\/\/localhost:\d+\/(assets|data)\//.test(url))).toEqual(
    [],
  );
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(lab(page).getByLabel('Pattern')).toHaveValue('**/api/**');
  await lab(page).getByLabel('Example').selectOption('? in the host name (issue 34915)');
  await expect(status(page)).toHaveText('0 of 2 URLs match.');
  await expect(lab(page)).toContainText('Since version 1.52, ? is an ordinary question mark.');
});

test('goes on without a connection', async ({ page, context, messages }) => {
  // Prefetches of the links in view.
  messages.allow(/ERR_INTERNET_DISCONNECTED/);
  for (const [name, field, value, result] of CHANGES) {
    await open(page, `/docs/labs/${name}`);
    await expect(status(page)).not.toHaveText('');
    await wake(page);
    await context.setOffline(true);

    await lab(page).getByRole('textbox', { name: field }).fill(value);
    await expect(status(page)).toContainText(result);
    await context.setOffline(false);
  }
});

test('is a document of its own, which readers enter and leave like any other page', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/docs/locators');
  await wake(page);
  const { isSame } = await markDocument(page);
  const link = page.getByRole('article').getByRole('link', { name: 'Locator lab' }).first();
  await link.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locators');
  await context.setOffline(false);
  await expect(status(page)).toContainText('match');
  expect(await isSame()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locators');
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(status(page)).toContainText('match');
  await page.getByRole('link', { name: 'Locator translator' }).first().click();
  await expect(status(page)).toContainText('Read as');
});

test('opens once more with an article that was taken out of the document', async ({
  page,
  messages,
}) => {
  messages.allow(/^warning: (The page was changed before hydration|NotFoundError)/);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.getElementById('article')?.remove();
    });
  });
  await open(page, '/docs/labs/url-patterns');

  await expect(status(page)).toHaveText('2 of 3 URLs match.');
});

test('stops a regular expression that never ends, and goes on', async ({ page }) => {
  const urls = `https://stagehand.example/${'a'.repeat(5000)}!`;
  const hash = new URLSearchParams({ kind: 'regex', pattern: '(a+)+$', urls });
  await open(page, `/docs/labs/url-patterns#${hash}`);
  await expect(status(page)).toContainText('Stopped after 3 seconds.');

  await lab(page).getByLabel('Pattern').fill('a!$');
  await expect(status(page)).toHaveText('1 of 1 URL matches.');
});

test('copes with a megabyte of input, and keeps it over a reload', async ({ page }) => {
  const urls = 'https://stagehand.example/api/shows\n'.repeat(30_000);
  await open(page, '/docs/labs/url-patterns');
  await lab(page)
    .getByLabel('URLs, one per line')
    .evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, urls);
  await expect(status(page)).toHaveText('30000 of 30000 URLs match.');
  await expect(lab(page)).toContainText('29800 more are not shown.');
  await expect(page).not.toHaveURL(/#/);

  await page.reload();
  await expect(status(page)).toHaveText('30000 of 30000 URLs match.');
});

test('translates a locator of another language, and points at a mistake', async ({ page }) => {
  await open(page, '/python/docs/labs/translator');
  await expect(status(page)).toHaveText('Read as a locator for Python.');
  const input = lab(page).getByLabel('Locator in any language, or selector');

  await input.fill('page.getByText(Pattern.compile("hamlet", Pattern.CASE_INSENSITIVE)).first()');
  await expect(status(page)).toHaveText('Read as a locator for Java.');
  await expect(lab(page)).toContainText('get_by_text(re.compile(r"hamlet", re.IGNORECASE)).first');
  await expect(lab(page).getByRole('button', { name: 'Copy the locator for .NET' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await input.fill(
    "page.getByRole('row').filter({ has: page.getByText('A').or(page.getByText('B')) })",
  );
  await expect(lab(page)).toContainText(
    'get_by_role("row").filter(has=get_by_text("A").or_(get_by_text("B")))',
  );

  await input.fill('get_by_text("Hamlet").frist');
  await expect(status(page)).toContainText('The locator is valid up to here.');
  await expect(lab(page).locator('mark')).toHaveText('.frist');
});

const locator = (page: Page) => lab(page).getByLabel('Locator in any language, or selector');
const scene = (page: Page) => page.frameLocator('iframe[title="Scene"]');

test('finds elements, prints the strict mode violation and recommends a locator', async ({
  page,
}) => {
  const requests: string[] = [];
  await open(page, '/docs/labs/locators');
  await expect(status(page)).toHaveText('3 elements match.');
  await expect(lab(page)).toContainText(
    "Error: strict mode violation: getByRole('button', { name: 'Book seats' }) resolved to 3 elements:",
  );
  page.on('request', (request) => requests.push(request.url()));

  await scene(page).getByRole('heading', { name: 'Paper Moons' }).click();
  await expect(status(page)).toContainText("getByRole('heading', { name: 'Paper Moons' })");
  await lab(page)
    .getByLabel("Use the locator getByRole('heading', { name: 'Paper Moons' })")
    .click();
  await expect(status(page)).toContainText('1 element matches.');
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(locator(page)).toHaveValue("getByRole('heading', { name: 'Paper Moons' })");
  await expect(status(page)).toContainText('1 element matches.');
  await lab(page).getByLabel('Example').selectOption('Payment: a button in a frame in a frame');
  await expect(status(page)).toHaveText('1 element matches.');
  await scene(page).frameLocator('iframe').getByLabel('Card number').click();
  await expect(lab(page)).toContainText('locator(\'iframe[title="Payment"]\').contentFrame()');
  expect(requests.filter((url) => !url.includes('/assets/') && !url.includes('/data/'))).toEqual([
    page.url().replace(/#.*/, ''),
  ]);
});

test('keeps a hostile page away from the site', async ({ page, messages }) => {
  messages.allow(/Content Security Policy|sandboxed/);
  const sent: string[] = [];
  // Only what the policy has let through gets here.
  await page.route(/evil\.example/, (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  const attack = "top.location = 'https://evil.example/'; parent.document.title = 'x'";
  const html = `<script>${attack}</script><script src="https://evil.example/a.js"></script>
    <img src="https://evil.example/a.png" onerror="${attack}"><meta http-equiv="refresh" content="0; url=https://evil.example/">
    <form action="https://evil.example/" target="_top"><button onclick="${attack}">Pay</button></form>
    <a href="https://evil.example/" target="_top">Shows</a><iframe src="https://evil.example/"></iframe>
    <iframe title="Inner" srcdoc="<script>${attack}</script><p>Seats</p>"></iframe>`;
  await open(page, `/docs/labs/locators#${new URLSearchParams({ html, locator: 'button' })}`);
  await expect(status(page)).toHaveText('1 element matches.');

  for (const name of ['Pay', 'Shows']) {
    await scene(page).getByText(name).click();
    await expect(status(page)).toContainText(`name: '${name}'`);
  }
  await locator(page).fill(`locator('[title="Inner"]').contentFrame().getByText('Seats')`);
  await expect(status(page)).toContainText('1 element matches.');

  expect(new URL(page.url()).pathname).toBe('/docs/labs/locators');
  expect(sent).toEqual([]);
});

test('stops what never ends, refuses what is too long, and goes on', async ({ page }) => {
  const html = `<p>${'a'.repeat(5000)}!</p>`;
  const hash = new URLSearchParams({ html, locator: 'getByText(/^(a+)+$/)' });
  await open(page, `/docs/labs/locators#${hash}`);
  await expect(status(page)).toContainText('Stopped after 3 seconds.');
  await locator(page).fill("page.locator('p').or(page.locator('h1'))");
  await expect(status(page)).toHaveText('1 element matches.');

  const area = lab(page).getByLabel('HTML of the page');
  await area.evaluate((element: HTMLTextAreaElement) => {
    element.value = '<p>a</p>'.repeat(125_000);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(status(page)).toContainText('The page has 1,000,000 characters');
  await area.fill('<p>Seats</p><p>Shows</p>');
  await expect(status(page)).toHaveText('2 elements match.');
});

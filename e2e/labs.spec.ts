import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, markDocument, OFFLINE, open, test, watchRequests, type Messages } from './site.ts';

const lab = (page: Page) => page.getByRole('region', { name: 'Lab' });
const status = (page: Page) => lab(page).getByRole('status');
const locator = (page: Page) => lab(page).getByLabel('Locator in any language, or selector');
const scene = (page: Page) => page.frameLocator('iframe[title="Scene"]');
const link = (page: Page) =>
  page.getByRole('article').getByRole('link', { name: 'Locator lab' }).first();

/** All but the files of the site, which are also prefetched whenever the browser is idle. */
const watchOthers = (page: Page) =>
  watchRequests(page, (request) => !/^http:\/\/localhost:\d+\/(assets|data)\//.test(request.url()));

/** Documents and scripts; the text of any page is prefetched. */
const OF_LABS = /(:\d+\/docs|assets)\/labs/;
const SHOWS = 'https://stagehand.example/api/shows';

/** Sets the text at once: typing or pasting a megabyte takes a test too long. */
const setText = (area: Locator, text: string) =>
  area.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** From now on without a connection; what a lab needs is there. */
async function disconnect(page: Page, messages: Messages): Promise<void> {
  // Prefetches of the links in view.
  messages.allow(OFFLINE);
  await expect(status(page)).not.toHaveText('');
  await page.context().setOffline(true);
}

test('answers while the reader types, without a connection', async ({ page, messages }) => {
  await open(page, '/docs/labs/url-patterns');
  await expect(status(page)).toHaveText('2 of 3 URLs match.');
  const others = watchOthers(page);
  await disconnect(page, messages);

  await lab(page).getByLabel('Pattern').fill('**/api/**');
  await expect(status(page)).toHaveText('3 of 3 URLs match.');
  await expect.poll(() => violations(page)).toEqual([]);
  expect(others).toEqual([]);

  await lab(page).getByLabel('Example').selectOption('? in the host name (issue 34915)');
  await expect(status(page)).toHaveText('1 of 2 URLs match.');
  await expect(lab(page)).toContainText('https://stagehand./?xample/shows');
  await expect(lab(page)).toContainText('Since version 1.52, ? is an ordinary question mark.');
});

test('keeps the input, in the URL if it fits', async ({ page }) => {
  await open(page, '/docs/labs/url-patterns');
  await lab(page).getByLabel('Pattern').fill('**/api/**');
  await expect(page).toHaveURL(/#kind=glob&pattern=\*\*%2Fapi%2F\*\*&/);
  await page.reload();
  await expect(lab(page).getByLabel('Pattern')).toHaveValue('**/api/**');
  await expect(status(page)).toHaveText('3 of 3 URLs match.');

  await setText(lab(page).getByLabel('URLs, one per line'), `${SHOWS}\n`.repeat(1000));
  await expect(status(page)).toHaveText('1000 of 1000 URLs match.');
  await expect(page).not.toHaveURL(/#/);
  await page.reload();
  await expect(status(page)).toHaveText('1000 of 1000 URLs match.');
  await expect(page).not.toHaveURL(/#/);
});

test('opens and closes as its own document once connected', async ({ page, context, messages }) => {
  messages.allow(OFFLINE);
  await open(page, '/docs/locators');
  const { isSame } = await markDocument(page);
  await link(page).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await link(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locators');

  await context.setOffline(false);
  await expect(status(page)).toContainText('match');
  await expect.poll(isSame).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locators');
  await expect(link(page)).toBeInViewport();
  await page.goForward();
  await expect(status(page)).toContainText('match');
  await page.getByRole('link', { name: 'Locator translator' }).first().click();
  await expect(status(page)).toContainText('Read as');
});

test('shows input and result side by side (lab-panes)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/labs/locators');

  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(locator(page)).toBeInViewport({ ratio: 1 });
  const input = await locator(page).boundingBox();
  const frame = await page.getByTitle('Scene').boundingBox();
  expect(input && frame && input.x + input.width < frame.x).toBe(true);
});

test('keeps the verdict in view while the reader scrolls (lab-verdict)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/labs/locators');
  await expect(status(page)).toHaveText('3 elements match.');

  await lab(page).getByRole('button', { name: 'Get locators' }).last().focus();
  await expect(locator(page)).not.toBeInViewport();
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => violations(page)).toEqual([]);
});

test('keeps the focus and the input until a reset (lab-input)', async ({ page }) => {
  await open(page, '/docs/labs/locators');
  const choose = lab(page).getByRole('button', { name: 'Get locators for match 2' });
  await choose.press('Enter');
  await expect(status(page)).toContainText('For the chosen element');
  await expect(choose).toBeFocused();
  await expect(page).toHaveURL(/pick=/);

  await open(page, '/python/docs/labs/locators');
  await expect(status(page)).toHaveText('3 elements match.');
  await expect(locator(page)).toHaveValue(/^get_by_role/);

  await open(page, '/docs/labs/locators');
  await expect(status(page)).toContainText('For the chosen element');
  await lab(page).getByRole('button', { name: 'Reset' }).click();
  await expect(status(page)).toHaveText('3 elements match.');
  await expect(page).toHaveURL('/docs/labs/locators');
});

test('opens in a guide on demand (lab-in-guide)', async ({ page }) => {
  const ofLabs = watchRequests(page, (request) => OF_LABS.test(request.url()));
  await open(page, '/docs/locators');
  const summary = page.getByText('Try it in the Locator lab').first();
  await summary.scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Locator lab')).toHaveCount(0);
  expect(ofLabs).toEqual([]);

  await summary.click();
  const inFrame = page.getByTitle('Locator lab').first().contentFrame();
  await expect(inFrame.getByRole('status')).toHaveText('1 element matches.');
  await expect(inFrame.getByRole('navigation')).toHaveCount(0);
  await expect.poll(() => violations(page)).toEqual([]);
});

test('copes with a megabyte of URLs', async ({ page }) => {
  await open(page, '/docs/labs/url-patterns');
  await setText(lab(page).getByLabel('URLs, one per line'), `${SHOWS}\n`.repeat(30_000));

  // The browser itself needs seconds for the layout of so many lines.
  const isSlow = { timeout: 40_000 };
  await expect(status(page)).toHaveText('30000 of 30000 URLs match.', isSlow);
  await expect(lab(page)).toContainText('29800 more are not shown.');
});

test('translates code of other languages, without a connection', async ({ page, messages }) => {
  const code = lab(page).getByLabel('Code in any language, or selector');
  await open(page, '/python/docs/labs/translator');
  await expect(status(page)).toHaveText('Read as 2 statements for Python.');
  await disconnect(page, messages);

  await code.fill('page.getByText(Pattern.compile("hamlet", Pattern.CASE_INSENSITIVE)).first()');
  await expect(status(page)).toHaveText('Read as a locator for Java.');
  await expect(lab(page)).toContainText(
    'page.get_by_text(re.compile(r"hamlet", re.IGNORECASE)).first',
  );
  await expect(lab(page)).toContainText('Imports: import re');
  await expect(lab(page).getByRole('button', { name: 'Copy the code for .NET' })).toBeVisible();
  await expect.poll(() => violations(page)).toEqual([]);

  await code.fill(`const dialog = page.getByRole('dialog');
await dialog.getByLabel('Seats').fill('2', { timeout: 5_000 });
await expect(dialog).not.toBeVisible();`);
  await expect(status(page)).toHaveText('Read as 3 statements for Node.js.');
  await expect(lab(page)).toContainText(
    'dialog.getByLabel("Seats").fill("2", new Locator.FillOptions().setTimeout(5_000));',
  );
  await expect(lab(page)).toContainText('await Expect(dialog).Not.ToBeVisibleAsync();');

  await code.fill('page.get_by_text("Hamlet").frist');
  await expect(status(page)).toHaveText('Locator has no "frist". Did you mean "first"?');
  await expect(lab(page).locator('mark')).toHaveText('frist');
});

test('finds the locator in a line of a test', async ({ page }) => {
  await open(page, '/docs/labs/locators');
  await locator(page).fill("await expect(page.getByRole('heading', { level: 1 })).toBeVisible();");
  await expect(status(page)).toHaveText('1 element matches. Left out: expect(…).toBeVisible().');
});

test('shows what a locator finds, without a connection', async ({ page, messages }) => {
  await open(page, '/docs/labs/locators');
  await expect(status(page)).toHaveText('3 elements match.');
  await expect(lab(page)).toContainText(
    "Error: strict mode violation: getByRole('button', { name: 'Book seats' }) resolved to 3 elements:",
  );
  await disconnect(page, messages);

  await locator(page).fill('h1');
  await expect(status(page)).toHaveText('1 element matches.');

  await lab(page).getByLabel('Example').selectOption('Payment: a button in a frame in a frame');
  await expect(lab(page).getByLabel('HTML of the page')).toHaveValue(/Payment/);
  await expect(status(page)).toHaveText('1 element matches.');
  await scene(page).frameLocator('iframe').getByLabel('Card number').click();
  await expect(lab(page)).toContainText('locator(\'iframe[title="Payment"]\').contentFrame()');
});

test('recommends a locator for a clicked element', async ({ page }) => {
  const others = watchOthers(page);
  await open(page, '/docs/labs/locators');
  await expect(status(page)).toHaveText('3 elements match.');

  await scene(page).getByRole('heading', { name: 'Paper Moons' }).click();
  await expect(status(page)).toContainText("getByRole('heading', { name: 'Paper Moons' })");
  await lab(page)
    .getByLabel("Use the locator getByRole('heading', { name: 'Paper Moons' })")
    .click();
  await expect(locator(page)).toHaveValue("getByRole('heading', { name: 'Paper Moons' })");
  await expect(status(page)).toContainText('1 element matches.');
  await expect.poll(() => violations(page)).toEqual([]);
  // The scene is a part of the page, and loads nothing.
  expect(others).toEqual([page.url().replace(/#.*/, '')]);
});

test('keeps a hostile page away from the site', async ({ page, messages }) => {
  messages.allow(/Content Security Policy|sandboxed/);
  const sent: string[] = [];
  const tabs = page.context().pages().length;
  const host = createServer(() => sent.push('a connection')).listen(0, 'localhost');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
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
    <iframe src="http://localhost:${port}/"></iframe>
    <iframe title="Inner" srcdoc="<script>${attack}</script><p>Seats</p>"></iframe>`;
  await open(page, `/docs/labs/locators#${new URLSearchParams({ html, locator: 'button' })}`);
  await expect(status(page)).toHaveText('1 element matches.');

  for (const name of ['Pay', 'Shows']) {
    await scene(page).getByText(name).click({ button: 'middle' });
    await scene(page)
      .getByText(name)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(status(page)).toContainText(`name: '${name}'`);
  }
  await locator(page).fill(`locator('[title="Inner"]').contentFrame().getByText('Seats')`);
  await expect(status(page)).toContainText('1 element matches.');

  await expect(page).toHaveURL(({ pathname }) => pathname === '/docs/labs/locators');
  expect(sent).toEqual([]);
  expect(page.context().pages()).toHaveLength(tabs);
  host.close();
});

test('refuses a page that is too long', async ({ page }) => {
  await open(page, '/docs/labs/locators#locator=p');
  const area = lab(page).getByLabel('HTML of the page');
  await setText(area, '<p>a</p>'.repeat(12_501));
  await expect(status(page)).toContainText('The page has 100,008 characters');

  // Chromium takes seconds to make so much text undoable, as filling would.
  await setText(area, '<p>Seats</p><p>Shows</p>');
  await expect(status(page)).toHaveText('2 elements match.');
});

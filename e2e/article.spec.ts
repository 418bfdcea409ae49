import type { Page } from '@playwright/test';
import { expect, heading, open, scrollTop, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Scrolls by a distance, and lets the page notice. */
function scrollBy(page: Page, distance: number): Promise<void> {
  return page.evaluate(async (top) => {
    window.scrollBy({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
    }
  }, distance);
}

test('lists headings beside the text, or behind a button (toc-desktop, toc-mobile)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const headings = page.locator('article :is(h2, h3)[id]');
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(5);
  const links = contents(page).getByRole('link');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  await expect.poll(hrefs).toEqual(ids);
  await expect(contents(page)).toHaveCSS('position', 'sticky');
  const nested = await page.locator('article h3[id]').count();
  await expect(contents(page).locator('ul ul a')).toHaveCount(nested);

  await page.setViewportSize({ width: 800, height: 800 });
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await links.first().click();
  await expect(page).toHaveURL(`/docs/writing-tests${ids[0]}`);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('gives each heading a link (heading-anchors)', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  const actions = page.getByRole('heading', { level: 2, name: 'Actions' });
  const link = actions.getByRole('link', { name: 'Direct link to Actions' });
  await expect(link).toHaveAttribute('href', '#actions');
  await expect(link).toHaveAttribute('title', 'Direct link to Actions');
  await expect(link).toHaveCSS('opacity', '0');
  await actions.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await heading(page, 'Writing tests').hover();
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(heading(page, 'Writing tests').getByRole('link')).toHaveCount(0);
  await expect(heading(page, 'Writing tests')).not.toHaveAttribute('id');
  const without = page.locator('#article :is(h2, h3, h4, h5, h6):not(:has(> .hash-link))');
  await expect(without).toHaveCount(0);
});

/** In the page: the entries with the mark, and the section that is being read. */
function readMarks() {
  const navbar = document.querySelector('nav[aria-label=Main]')?.clientHeight ?? 0;
  const all = [...document.querySelectorAll('article :is(h2, h3)[id]')];
  const boxes = all.map((element) => element.getBoundingClientRect());
  const next = boxes.findIndex(({ top }) => top >= navbar);
  const box = boxes[next];
  const isUpper = box !== undefined && box.top > 0 && box.bottom < window.innerHeight / 2;
  const read = next === -1 ? all.at(-1) : all[isUpper ? next : next - 1];
  const entries = document.querySelectorAll('nav[aria-label="On this page"] [aria-current]');
  const marked = [...entries].map((entry) => entry.getAttribute('href'));
  return { marked, expected: [`#${read?.id}`] };
}

test('marks the entry of the section being read (toc-scrollspy)', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  const isExact = () =>
    // Both at once: the page may still move.
    expect(async () => {
      const { marked, expected } = await page.evaluate(readMarks);
      expect(marked).toEqual(expected);
    }).toPass();

  await page.locator('#assertions').evaluate((element) => element.scrollIntoView());
  await expect(contents(page).locator('[aria-current]')).toHaveText('Assertions');
  await isExact();
  await page.evaluate(() => window.scrollTo(0, 1700));
  await isExact();
  await page.setViewportSize({ width: 1100, height: 500 });
  await isExact();
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.setAttribute('class', 'late');
    document.querySelector('article h2')?.before(late);
    late.style.height = '900px';
  });
  await isExact();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await isExact();
  await expect(contents(page).getByRole('link').last()).toHaveAttribute('aria-current');
});

test('offers the way up, keeps the navbar (back-to-top, navbar-hides-on-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();

  await scrollBy(page, 1500);
  await expect(button).toBeHidden();
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).not.toHaveClass(/navbar-hidden/);
  await expect(navbar).toBeInViewport();
  await scrollBy(page, -100);
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('width', '48px');
  await expect(button).toHaveCSS('height', '48px');
  await button.click();

  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
});

test('keeps a long contents list above the way up (back-to-top)', async ({ page }) => {
  await open(page, '/dotnet/docs/api/class-page#page-wait-for-response');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  // A sign of a reader: the page does not return to its section any more.
  await page.keyboard.press('Control');
  await scrollBy(page, 600);
  await scrollBy(page, -400);
  await expect(button).toBeVisible();
  const entry = contents(page).locator('[aria-current]');
  const last = contents(page).getByRole('link').last();
  const gapBelow = async (link: typeof last) =>
    (await button.boundingBox())!.y -
    (await link.evaluate((element) => element.getBoundingClientRect().bottom));

  await expect.poll(() => gapBelow(entry)).toBeGreaterThan(0);
  await contents(page).evaluate((list) => list.scrollTo({ top: list.scrollHeight }));

  await expect.poll(() => gapBelow(last)).toBeGreaterThan(0);
});

test('fills in a report with place and selection', async ({ page }) => {
  await open(page, `${originOf(SITES.full)}/python/docs/next/intro#lamps`);
  const report = page.getByRole('link', { name: 'Report a problem' });
  await page.getByText('Lamps shine.').click({ clickCount: 3 });

  await report.focus();

  await expect(report).toHaveAttribute('href', /Lamps/);
  const url = new URL((await report.getAttribute('href')) ?? '');
  const { title, body } = Object.fromEntries(url.searchParams);
  expect(url.origin + url.pathname).toBe('https://source.example/new');
  expect(title).toBe('Problem on “The stage”');
  expect(body).toContain('Page: https://playbill.example/python/docs/next/intro#');
  expect(body).toContain('Edition: Python\nVersion: Next\n');
  expect(body).toContain('> Lamps shine.');
});

test('keeps old anchors of a heading working (first-load-scroll)', async ({ page }) => {
  await open(page, '/docs/intro#introduction');

  const top = () =>
    page
      .locator('#installing-playwright')
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(140);
});

test('opens and closes details smoothly (details-blocks)', async ({ page }) => {
  await open(page, `${originOf(SITES.full)}/docs/lights`);
  const details = page.locator('details.details').first();
  await expect(details).toHaveAttribute('data-collapsed', 'true');

  await details.locator(':scope > summary').click();
  await expect(details).toHaveAttribute('open');
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  const states = await details.evaluate((element) => {
    const summary = element.querySelector('summary');
    summary?.click();
    return { isOpen: element.hasAttribute('open'), collapsed: element.dataset['collapsed'] };
  });

  expect(states).toEqual({ isOpen: true, collapsed: 'true' });
  await expect(details).not.toHaveAttribute('open');
});

test('leads from a pasted log to its section (error-log)', async ({ page }) => {
  await open(page, '/python/docs/errors');
  const log = 'Error: strict mode violation: get_by_role("link") resolved to 14 elements:';
  const callLog = 'Call log:\n  - waiting for get_by_role("link")';

  const field = page.getByLabel('Paste an error message or a log');
  const found = page.getByRole('status').getByRole('listitem');
  // A section with other ids.
  await field.fill('net::ERR_CONNECTION_REFUSED at http://localhost');
  await expect(found.getByRole('link')).toHaveText('Connection refused');
  await field.fill(`${log}\n${callLog}`);
  await expect(found).toContainText([log]);
  await expect(page.getByRole('definition')).toContainText(['Playwright looks for the element']);
  await found.getByRole('link').first().click();

  await expect(page).toHaveURL(/#strict-mode-violation$/);
});

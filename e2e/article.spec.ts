import type { Locator, Page } from '@playwright/test';
import { expect, heading, open, scrollTop, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('lists the headings of two levels in a column of its own, and gives each a link (toc-desktop, heading-anchors)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const hrefs = await contents(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const headings = page.locator('article :is(h2, h3)[id]');
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(5);
  expect(hrefs).toEqual(ids);
  await expect(contents(page)).toHaveCSS('position', 'sticky');
  const nested = contents(page).locator('ul ul a');
  expect(await nested.count()).toBe(await page.locator('article h3[id]').count());

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

test('marks one entry, also after a resize and when the layout changes late (toc-scrollspy)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const active = contents(page).locator('[aria-current]');
  const expected = () =>
    page.evaluate(() => {
      const navbar = document.querySelector('nav[aria-label=Main]')?.clientHeight ?? 0;
      const all = [...document.querySelectorAll('article :is(h2, h3)[id]')];
      const boxes = all.map((element) => element.getBoundingClientRect());
      const next = boxes.findIndex(({ top }) => top >= navbar);
      if (next === -1) return all.at(-1)?.id;
      const box = boxes[next];
      const isUpper = box !== undefined && box.top > 0 && box.bottom < window.innerHeight / 2;
      return all[isUpper ? next : next - 1]?.id;
    });
  const isExact = async () => {
    await expect
      .poll(async () => [await active.count(), (await active.getAttribute('href'))?.slice(1)])
      .toEqual([1, await expected()]);
  };

  await page.locator('#assertions').evaluate((element) => element.scrollIntoView());
  await expect(active).toHaveText('Assertions');
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
  await expect(active).toHaveText(
    (await contents(page).getByRole('link').allTextContents()).at(-1)!,
  );
});

test('folds the list into a button on narrow screens (toc-mobile)', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, '/docs/writing-tests');
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(contents(page).getByRole('link')).toHaveCount(0);

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const [first] = await contents(page).getByRole('link').all();
  const href = await first?.getAttribute('href');
  await first?.click();

  await expect(page).toHaveURL(`/docs/writing-tests${href}`);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('offers the way up to readers who are on it, and never hides the navbar (back-to-top, navbar-hides-on-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();

  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await expect(button).toBeHidden();
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).not.toHaveClass(/navbar-hidden/);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('width', '48px');
  await expect(button).toHaveCSS('height', '48px');
  await button.click();

  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
});

test('keeps the current entry of a long contents list above the way up (back-to-top)', async ({
  page,
}) => {
  await open(page, '/dotnet/docs/api/class-page#page-wait-for-response');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -400);
  await expect(button).toBeVisible();

  const { y } = (await button.boundingBox())!;
  const bottomOf = (entry: Locator) =>
    entry.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => bottomOf(contents(page).locator('[aria-current]'))).toBeLessThan(y);
  const last = contents(page).getByRole('link').last();
  await contents(page).evaluate((list) => list.scrollTo({ top: list.scrollHeight }));

  expect(await bottomOf(last)).toBeLessThan(y);
});

test('fills in a report with page, edition, version, heading and selection', async ({ page }) => {
  await open(page, `${originOf(SITES.full)}/python/docs/next/intro#lamps`);
  const report = page.getByRole('link', { name: 'Report a problem' });
  await page.getByText('Lamps shine.').click({ clickCount: 3 });

  await report.focus();

  await expect(report).toHaveAttribute('href', /Lamps/);
  const url = new URL((await report.getAttribute('href')) ?? '');
  const { title, body } = Object.fromEntries(url.searchParams);
  expect(url.origin + url.pathname).toBe('https://stagehand.example/new');
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

test('opens and closes details smoothly, and lets the browser find what is in them (details-blocks)', async ({
  page,
}) => {
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

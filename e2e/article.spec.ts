import type { Page } from '@playwright/test';
import { expect, heading, open, scrollTop, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('lists the headings of two levels in their order, in a column of its own (toc-desktop)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const listed = contents(page).getByRole('link');
  const headings = page.locator('article :is(h2, h3)[id]');

  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(5);
  expect(await listed.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids,
  );
  await expect(contents(page)).toHaveCSS('position', 'sticky');
  const nested = contents(page).locator('ul ul a');
  expect(await nested.count()).toBe(await page.locator('article h3[id]').count());
});

test('follows the page for which headings it lists (toc-desktop)', async ({ page }) => {
  await page.goto(`${originOf(SITES.full)}/docs/playbook`);
  await expect(contents(page).getByRole('link')).toHaveText(['First season', 'Second season']);

  await page.goto(`${originOf(SITES.full)}/docs/hoist`);

  await expect(heading(page, 'Hoist')).toBeVisible();
  await expect(contents(page)).toHaveCount(0);
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

test('shows the version of unreleased pages alone (version-badge)', async ({ page }) => {
  const badge = page.getByRole('main').getByText('Version: Next', { exact: true });
  await open(page, '/docs/next/intro');
  await expect(badge).toBeVisible();

  for (const path of ['/docs/intro', '/community/welcome']) {
    await open(page, path);
    await expect(heading(page, path === '/docs/intro' ? 'Installation' : 'Welcome')).toBeVisible();
    await expect(badge).toHaveCount(0);
  }
});

test('offers the way up to readers who are on it (back-to-top)', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();

  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('width', '48px');
  await expect(button).toHaveCSS('height', '48px');
  await button.click();

  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
});

test('says when a page was last changed, from the history of its file', async ({ page }) => {
  await open(page, '/docs/intro');
  const date = page.getByText(/^Last updated on/).locator('time');

  await expect(date).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(date).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
});

test('hides what the configuration does not set', async ({ page }) => {
  await open(page, '/docs/intro');

  await expect(page.getByRole('link', { name: 'View source' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveCount(0);
});

test.describe('with URLs in the configuration', () => {
  test.use({ baseURL: originOf(SITES.full) });

  test('leads to the source of the page', async ({ page }) => {
    await open(page, '/python/docs/lights');

    await expect(page.getByRole('link', { name: 'View source' })).toHaveAttribute(
      'href',
      'https://stagehand.example/source/content/docs/lights.md',
    );
  });

  test('fills in a report with page, edition, version, heading and selection', async ({ page }) => {
    await open(page, '/python/docs/next/intro#lamps');
    const report = page.getByRole('link', { name: 'Report a problem' });
    await page.getByText('Lamps shine.').click({ clickCount: 3 });

    await report.focus();

    const url = new URL((await report.getAttribute('href')) ?? '');
    const { title, body } = Object.fromEntries(url.searchParams);
    expect(url.origin + url.pathname).toBe('https://stagehand.example/new');
    expect(title).toBe('Problem on “The stage”');
    expect(body).toContain('Page: https://playbill.example/python/docs/next/intro#');
    expect(body).toContain('Edition: Python\nVersion: Next\n');
    expect(body).toContain('> Lamps shine.');
  });
});

test('leads on from the footer, and says that the site is independent (page-footer)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const footer = page.getByRole('contentinfo');

  for (const title of ['Learn', 'Community', 'More']) {
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
  }
  for (const [name, path] of [
    ['Getting started', '/docs/intro'],
    ['Learn videos', '/community/learn-videos'],
    ['Feature videos', '/community/feature-videos'],
    ['Welcome', '/community/welcome'],
    ['Ambassadors', '/community/ambassadors'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(footer).toContainText('Copyright © 2025');
  await expect(footer).toContainText('Not affiliated with the makers of Playwright.');
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

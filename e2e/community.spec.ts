import type { Page } from '@playwright/test';
import { AXE_LIMIT, violationsInBothModes } from './axe.ts';
import { block, expect, heading, open, sidebar, test, watchRequests } from './site.ts';

const PATH = '/community/learn-videos';
const FIRST = 'Get Started with end-to-end testing: Playwright. Introduction';
const LISTS = [
  'Learn videos',
  'Feature videos',
  'Release videos',
  'Live streams',
  'Conference videos',
  'MCP videos',
];
const SECOND = 'Get Started with end-to-end testing: Playwright. Getting Started';

const lists = (page: Page) => page.getByRole('navigation', { name: 'Video lists' });
const watch = (page: Page, title: string) =>
  page.getByRole('button', { name: `Watch ${title}`, exact: true });
const players = (page: Page) => page.getByRole('main').locator('iframe');

/** Responds for the host of the videos, and lists every request that leaves the site. */
async function stubHost(page: Page): Promise<{ urls: () => string[] }> {
  const urls = watchRequests(page, (request) => new URL(request.url()).hostname !== 'localhost');
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>',
    }),
  );
  return { urls: () => [...urls] };
}

/** The titles that do not fit their thumbnails, and by how much the page is too wide. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cards = [...document.querySelectorAll('.video-open')];
    const cut = cards.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    return { wider: scrollWidth - clientWidth, cut: cut.map((card) => card.textContent) };
  });

test('offers six lists of videos, also in narrow windows (route-order, community-pages, navbar-community)', async ({
  page,
}) => {
  await open(page, PATH);
  const all = ['Welcome', 'Ambassadors', ...LISTS];
  await expect(sidebar(page).getByRole('link')).toHaveText(all);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Learn videos');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Node.js', 'Videos', 'Learn videos']);
  await expect(lists(page)).toHaveCount(0);
  const main = page.getByRole('navigation', { name: 'Main' });
  const community = main.getByRole('link', { name: 'Community' });
  await expect(community).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(lists(page).getByRole('link')).toHaveText(LISTS);
  // Away from the first one, and back to it at the end.
  for (const name of [...LISTS.slice(1), ...LISTS.slice(0, 1)]) {
    await lists(page).getByRole('link', { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(lists(page).locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('button', { name: /^Watch / }).first()).toBeVisible();
    await expect.poll(() => overflowing(page)).toEqual({ wider: 0, cut: [] });
  }
});

test('plays one video at a time, in its card (community-pages)', async ({ page }) => {
  const host = await stubHost(page);
  await open(page, PATH);
  const screen = page.locator('.video-screen').first();
  const before = await screen.boundingBox();

  await watch(page, FIRST).click();

  const url = 'https://www.youtube-nocookie.com/embed/4-LwodVujTg?autoplay=1';
  await expect(players(page)).toHaveCount(1);
  await expect(players(page)).toHaveAttribute('title', FIRST);
  await expect(players(page)).toHaveAttribute('src', url);
  await expect(players(page)).toBeFocused();
  await expect.poll(() => screen.boundingBox()).toEqual(before);
  await expect.poll(() => players(page).boundingBox()).toEqual(before);
  await expect.poll(host.urls).toEqual([url]);

  await watch(page, SECOND).click();
  await expect(players(page)).toHaveCount(1);
  await expect(players(page)).toHaveAttribute('title', SECOND);
  await expect(watch(page, FIRST)).toBeVisible();
  await expect(watch(page, SECOND)).toHaveCount(0);

  await sidebar(page).getByRole('link', { name: 'MCP videos' }).click();
  await expect(heading(page, 'MCP videos')).toBeVisible();
  await expect(players(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Learn videos')).toBeVisible();
  await expect(watch(page, SECOND)).toBeVisible();
});

test('plays by keyboard, with nothing for axe to find (community-pages, landmark-labels)', async ({
  page,
}) => {
  await stubHost(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PATH);
  await watch(page, FIRST).focus();

  await page.keyboard.press('Enter');
  await expect(players(page)).toBeFocused();
  const player = players(page).contentFrame();
  // The process of the frame may hear of its focus later than the page; keys go there from then on.
  const hasFocus = () => player.locator('html').evaluate(() => document.hasFocus());
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Tab');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Tab');

  await expect(watch(page, SECOND)).toBeFocused();
  await expect(players(page)).toHaveCount(1);
  await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);
});

test('links what cannot be embedded, and narrows videos (community-pages)', async ({ page }) => {
  await open(page, '/community/conference-videos');
  await expect(page.getByRole('button', { name: /^Watch / }).first()).toBeVisible();

  const link = page.getByRole('link', { name: 'Testing Web Applications with Playwright' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.vuemastery\.com\//);
  await expect(link).toHaveAttribute('target', '_blank');

  await page.getByRole('combobox', { name: 'Year' }).selectOption('2023');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('vite conf');

  const shown = page.locator('.video:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Vite Conf, 2023');
});

test('shows the ambassadors, and narrows them (community-pages, landmark-labels)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/community/ambassadors');

  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Ambassadors');
  const card = page.getByRole('listitem').filter({ hasText: 'Carlos Gauto' }).last();
  await expect(card).toContainText('Berazategui, Argentina');
  await expect(card).toContainText('Spanish, English');
  for (const [name, url] of [
    ['Carlos Gauto on GitHub', 'https://github.com/charlyautomatiza'],
    ['Carlos Gauto on X', 'https://twitter.com/char_automatiza'],
    ['Website of Carlos Gauto', 'https://linktr.ee/charlyautomatiza'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => overflowing(page)).toEqual({ wider: 0, cut: [] });

  await page.getByRole('combobox', { name: 'Country' }).selectOption('France');
  await expect(page.locator('.person:visible')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Hebrew');
  await expect(page.locator('.person:visible')).toHaveCount(0);
});

test('draws links without scripts like the buttons with them (community-pages)', async ({
  page,
  browser,
  baseURL,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  });
  const still = await context.newPage();
  // On a busy machine, the fonts would be in time for one of the pages only.
  for (const one of [page, still]) await block(one, /\.woff2$/);
  await still.goto(PATH);
  const link = still.getByRole('link', { name: FIRST });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=4-LwodVujTg');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(still.getByRole('button', { name: /^Watch / })).toHaveCount(0);
  await open(page, PATH);
  await expect(watch(page, FIRST)).toBeVisible();

  const boxes = (one: Page) =>
    one.locator('.video-title').evaluateAll((titles) =>
      titles.map((title) => {
        const { x, y, width, height } = title.getBoundingClientRect();
        const screen = title.closest('.video-screen')?.getBoundingClientRect();
        return [x, y - (screen?.y ?? 0), width, height, screen?.width, screen?.height];
      }),
    );

  await expect.poll(() => boxes(page)).toEqual(await boxes(still));
  await context.close();
});

import type { Page } from '@playwright/test';
import { colorViolations, endTransitions, violations } from './axe.ts';
import { expect, heading, open, sidebar, test } from './site.ts';

const PATH = '/community/learn-videos';
const FIRST = 'Playwright Testing Agents: under the hood';
const SECOND = 'Playwright for Beginners: Install and run tests';

const lists = (page: Page) => page.getByRole('navigation', { name: 'Video lists' });
const watch = (page: Page, title: string) =>
  page.getByRole('button', { name: `Watch ${title}`, exact: true });
const players = (page: Page) => page.getByRole('main').locator('iframe');

/** Responds for the host of the videos, and lists every request that leaves the site. */
async function stubHost(page: Page): Promise<{ urls: () => string[] }> {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') urls.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>',
    }),
  );
  return { urls: () => [...urls] };
}

test('offers six lists of videos without a sidebar (route-order, community-pages)', async ({
  page,
}) => {
  await open(page, PATH);

  await expect(heading(page, 'Learn videos')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await expect(lists(page).getByRole('link')).toHaveText([
    'Learn videos',
    'Feature videos',
    'Release videos',
    'Live streams',
    'Conference videos',
    'MCP videos',
  ]);
  await expect(lists(page).locator('[aria-current=page]')).toHaveText('Learn videos');

  for (const name of ['Feature videos', 'Release videos', 'Live streams', 'MCP videos']) {
    await lists(page).getByRole('link', { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(lists(page).locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('button', { name: /^Watch / }).first()).toBeVisible();
  }
});

test('plays a video in its card, and asks its host for nothing before (community-pages)', async ({
  page,
}) => {
  const host = await stubHost(page);
  await open(page, PATH);
  const card = page.getByRole('listitem').filter({ has: watch(page, FIRST) });
  const screen = page.locator('.video-screen').first();
  await expect(card).toContainText('2025');
  const before = await screen.boundingBox();
  expect(host.urls()).toEqual([]);

  await watch(page, FIRST).click();

  const url = 'https://www.youtube-nocookie.com/embed/HLegcP8qxVY?autoplay=1';
  await expect(players(page)).toHaveCount(1);
  await expect(players(page)).toHaveAttribute('title', FIRST);
  await expect(players(page)).toHaveAttribute('src', url);
  await expect(players(page)).toBeFocused();
  expect(await screen.boundingBox()).toEqual(before);
  expect(await players(page).boundingBox()).toEqual(before);
  await expect.poll(host.urls).toEqual([url]);
});

test('plays one video at a time (community-pages)', async ({ page }) => {
  await stubHost(page);
  await open(page, PATH);
  await watch(page, FIRST).click();

  await watch(page, SECOND).click();

  await expect(players(page)).toHaveCount(1);
  await expect(players(page)).toHaveAttribute('title', SECOND);
  await expect(watch(page, FIRST)).toBeVisible();
  await expect(watch(page, SECOND)).toHaveCount(0);
});

test('plays by keyboard, and goes on from inside the player (community-pages)', async ({
  page,
}) => {
  await stubHost(page);
  await open(page, PATH);
  await watch(page, FIRST).focus();

  await page.keyboard.press('Enter');
  await expect(players(page)).toBeFocused();
  const pause = players(page).contentFrame().getByRole('button', { name: 'Pause' });
  // The process of the frame may get the focus, and so the key, too late.
  await expect(async () => {
    await players(page).focus();
    await page.keyboard.press('Tab');
    await expect(pause).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Tab');

  await expect(watch(page, SECOND)).toBeFocused();
});

test('stops a video when the reader goes on to another page', async ({ page }) => {
  await stubHost(page);
  await open(page, PATH);
  await watch(page, FIRST).click();
  await expect(players(page)).toHaveCount(1);

  await lists(page).getByRole('link', { name: 'MCP videos' }).click();
  await expect(heading(page, 'MCP videos')).toBeVisible();
  await expect(players(page)).toHaveCount(0);
  await page.goBack();

  await expect(heading(page, 'Learn videos')).toBeVisible();
  await expect(watch(page, FIRST)).toBeVisible();
});

test('leaves a video that cannot be embedded a link (community-pages)', async ({ page }) => {
  await open(page, '/community/conference-videos');
  await expect(page.getByRole('button', { name: /^Watch / }).first()).toBeVisible();

  const link = page.getByRole('link', { name: 'Testing Web Applications with Playwright' });

  await expect(link).toHaveAttribute('href', /^https:\/\/www\.vuemastery\.com\//);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('draws a link and its button alike, so that nothing moves when scripts arrive', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  });
  const still = await context.newPage();
  await still.goto(PATH);
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

  expect(await boxes(page)).toEqual(await boxes(still));
  await context.close();
});

test('marks Community in the navbar on video pages (navbar-community)', async ({ page }) => {
  await open(page, PATH);

  const item = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Community' });

  await expect(item).toHaveAttribute('aria-current', 'page');
});

test('shows the ambassadors next to the community sidebar (community-pages)', async ({ page }) => {
  await open(page, '/community/ambassadors');

  await expect(sidebar(page).getByRole('link')).toHaveText(['Welcome', 'Ambassadors']);
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
});

test('stays in the edition, with one canonical URL for all (route-order, head-tags)', async ({
  page,
}) => {
  await open(page, `/python${PATH}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://playbill.example/community/learn-videos',
  );

  await lists(page).getByRole('link', { name: 'Live streams' }).click();

  await expect(page).toHaveURL('/python/community/live-streams');
});

test('has four links in each column of the footer (page-footer)', async ({ page }) => {
  await open(page, PATH);
  const footer = page.getByRole('contentinfo');

  for (const name of ['Learn videos', 'Feature videos', 'Ambassadors', 'Release videos']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^\/community\//);
  }

  const columns = footer.getByRole('list');
  await expect(columns).toHaveCount(3);
  for (const column of await columns.all()) {
    await expect(column.getByRole('link')).toHaveCount(4);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The frame file is preloaded for scripts, which never come.
  test.beforeEach(({ messages }) => messages.allow(/preloaded using link preload but not used/));

  test('leads to the host by a link (community-pages)', async ({ page }) => {
    await page.goto(PATH);

    const link = page.getByRole('link', { name: FIRST });

    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=HLegcP8qxVY');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('button', { name: /^Watch / })).toHaveCount(0);
  });
});

test('keeps the longest titles inside their thumbnails at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });

  for (const list of ['live-streams', 'conference-videos', 'learn-videos']) {
    await open(page, `/community/${list}`);
    const overflowing = await page
      .locator('.video-open')
      .evaluateAll((cards) =>
        cards
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map((card) => card.textContent),
      );
    expect(overflowing).toEqual([]);
  }
});

for (const path of [PATH, '/community/ambassadors']) {
  test(`has nothing for axe to find at ${path} in both modes (landmark-labels)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, path);
    if (path === PATH) {
      await stubHost(page);
      await watch(page, FIRST).click();
      await expect(players(page)).toHaveCount(1);
    }
    expect(await violations(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await endTransitions(page);

    expect(await colorViolations(page)).toEqual([]);
  });

  test(`scrolls ${path} in one direction only at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);

    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });

    expect(overflow).toBe(0);
  });
}

test('narrows videos by year and text, and ambassadors by place and language', async ({ page }) => {
  await open(page, '/community/conference-videos');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2023');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('vite conf');

  const shown = page.locator('.video:visible');

  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Vite Conf, 2023');
  await open(page, '/community/ambassadors');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('France');
  await expect(page.locator('.person:visible')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Hebrew');
  await expect(page.locator('.person:visible')).toHaveCount(0);
});

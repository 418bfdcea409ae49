import type { Page } from '@playwright/test';
import { colorViolations, endTransitions, violations } from './axe.ts';
import { expect, open, sidebar, test } from './site.ts';

const filterBox = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const index = (page: Page) => page.getByRole('navigation', { name: 'Members' });
const member = (page: Page, id: string) => page.locator(`.member:has(> #${id})`);

test('needs fewer than 9,000 elements for the longest page', async ({ request }) => {
  const response = await request.get('/docs/api/class-page');
  const html = await response.text();

  const elements = html.match(/<[a-z]/g) ?? [];

  expect(elements.length).toBeGreaterThan(1000);
  expect(elements.length).toBeLessThan(9000);
});

test('narrows the index as one types', async ({ page }) => {
  await open(page, '/docs/api/class-websocket');
  const links = index(page).getByRole('link');
  const all = await links.count();
  await filterBox(page).focus();

  await page.keyboard.type('wait_for_e');
  await expect(links).toHaveText([/^waitForEvent/]);
  await expect(index(page).getByText('Events', { exact: true })).toBeHidden();
  await filterBox(page).fill('');

  await expect(links).toHaveCount(all);
});

for (const [path, query, heading] of [
  ['/docs/api/class-test', 'test.step()', 'step()'],
  ['/dotnet/docs/api/class-dialog', 'Dialog.AcceptAsync', 'AcceptAsync()'],
] as const) {
  test(`finds ${query} in the index of ${path}`, async ({ page }) => {
    await open(page, path);

    await filterBox(page).fill(query);

    const links = index(page).getByRole('link');
    await expect(links.first()).toHaveText(heading);
    await expect.poll(() => links.count()).toBeLessThan(5);
  });
}

test('opens the first match on Enter, and starts over (filter-keys)', async ({ page }) => {
  await open(page, '/docs/api/class-websocket');
  await filterBox(page).fill('fly');
  await expect(page.locator('.filter')).toContainText('No member matches “fly”.');
  await expect(index(page)).toBeHidden();

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(filterBox(page)).toBeFocused();
  await expect(index(page)).toBeVisible();
  await page.keyboard.type('waitfore');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/docs/api/class-websocket#web-socket-wait-for-event');
});

test('sets discouraged members apart, in columns (reference-index)', async ({ page }) => {
  await open(page, '/docs/api/class-page');
  const discouraged = index(page).locator('div:has(> p:text-is("Discouraged"))');
  const contents = page.locator('#contents-list > ul > li:has(> a:text-is("Discouraged"))');
  const lefts = (links: Element[]) =>
    new Set(links.map((link) => link.getBoundingClientRect().left)).size;
  const heights = (links: Element[]) =>
    Math.min(...links.map((link) => link.getBoundingClientRect().height));

  for (const list of [discouraged, contents])
    await expect(list.getByRole('link', { name: 'click()', exact: true })).toHaveCount(1);
  await expect(index(page).getByRole('link', { name: 'click()', exact: true })).toHaveCount(1);
  await expect.poll(() => discouraged.getByRole('link').evaluateAll(lefts)).toBe(3);
  await expect.poll(() => index(page).getByRole('link').evaluateAll(heights)).toBeGreaterThan(24);
});

test('shows classes by importance, one click away (reference-overview)', async ({ page }) => {
  await open(page, '/java/docs/next/api/class-dialog');
  await page.locator('#article').getByRole('link', { name: 'API overview' }).click();

  await expect(page).toHaveURL('/java/docs/next/api');
  const classes = page.locator('.class-list > li > a');
  await expect(classes.first()).toHaveText('Page');
  await page
    .locator('#class-page')
    .getByText(/^\d+ members$/)
    .click();
  await expect(page.locator('#class-page').getByRole('link', { name: 'navigate()' })).toBeVisible();
  await expect(sidebar(page).getByRole('link').first()).toHaveText('API overview');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await expect(page).toHaveURL('/java/docs/next/api/class-playwright');
});

test('finds a member in all classes of Python', async ({ page }) => {
  await open(page, '/python/docs/api');
  const found = page.locator('.class-list details li:visible a');

  for (const query of ['get_by_role', 'getByRole', 'Locator.get_by_role']) {
    await filterBox(page).fill('');
    // Folded again.
    await expect(found).toHaveCount(0);
    await filterBox(page).fill(query);

    await expect(found.first()).toHaveText(/^get_by_role/);
    await expect.poll(async () => new Set(await found.allTextContents()).size).toBe(1);
  }
});

test('reaches and shows the link of every option with Tab', async ({ page }) => {
  await open(page, '/docs/api/class-mouse');
  const links = page.locator('.member li[id] .hash-link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const focused = await page.evaluateHandle(() => {
    const seen: (string | null)[] = [];
    document.addEventListener('focusin', ({ target }) =>
      seen.push((target as Element).getAttribute('href')),
    );
    return seen;
  });
  await expect(links.first()).toHaveCSS('opacity', '0');
  await page.locator('.member h3 .hash-link').first().focus();

  const missed = async () => {
    const seen = await focused.jsonValue();
    return hrefs.filter((href) => !seen.includes(href));
  };
  for (let presses = 0; presses < 400 && (await missed()).length > 0; presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
  }

  expect(hrefs.length).toBeGreaterThan(5);
  await expect.poll(missed).toEqual([]);
  await links.first().focus();
  await expect(links.first()).toHaveCSS('opacity', '1');
});

test('leads to the same member in another edition', async ({ page }) => {
  await open(page, '/docs/next/api/class-dialog#dialog-accept');
  const elsewhere = member(page, 'dialog-accept').locator('details');
  const last = elsewhere.locator('a').last();
  await expect(last).toHaveAttribute('href', '/dotnet/docs/next/api/class-dialog#dialog-accept');
  await elsewhere.getByText('In other languages').click();
  // It replaces the links.
  await expect(elsewhere.getByRole('region', { name: /in all languages$/ })).toBeVisible();

  await elsewhere.getByRole('link', { name: /^Python dialog\.accept\(/ }).click();

  await expect(page).toHaveURL('/python/docs/next/api/class-dialog#dialog-accept');
  await expect(page.locator('#dialog-accept')).toBeInViewport();
});

for (const { path, id, shown } of [
  {
    path: '/docs/api/class-mouse',
    id: 'mouse-wheel',
    shown: ['mouse.wheel(', 'wheel(', 'void wheel(', 'Task WheelAsync('],
  },
  {
    path: '/java/docs/next/api/class-dialog',
    id: 'dialog-accept',
    shown: ['void accept(', 'dialog.accept(', 'accept(', 'Task AcceptAsync('],
  },
]) {
  test(`shows ${id} at ${path} in all languages by keyboard`, async ({ page }) => {
    await open(page, `${path}#${id}`);
    const control = member(page, id).getByText('In other languages');
    const view = member(page, id).getByRole('region', { name: /in all languages$/ });
    await control.focus();

    await page.keyboard.press('Enter');
    for (const [index, words] of shown.entries())
      await expect(view.locator('.signature').nth(index)).toContainText(words);
    await expect(page.locator('#route-announcer')).toHaveText(/in all languages: shown$/);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(control).toBeFocused();
  });
}

test('shows a language that failed when the reader tries again', async ({ page, messages }) => {
  messages.allow(/Failed to load resource|PageLoadError/);
  await page.route('**/data/python/**', (route) => route.abort());
  await open(page, '/docs/api/class-dialog#dialog-accept');
  const view = member(page, 'dialog-accept').locator('details');
  await view.getByText('In other languages').click();
  await expect(view.getByText('Python could not be loaded.')).toBeVisible();

  await page.unroute('**/data/python/**');
  await view.getByRole('button', { name: 'Retry' }).click();

  await expect(view.locator('.signature')).toHaveCount(4);
  await expect(view.getByText('could not be loaded')).toBeHidden();
});

test('lists the guides that use a member', async ({ page }) => {
  await open(page, '/python/docs/next/api/class-dialog#dialog-accept');
  await member(page, 'dialog-accept').locator('.used-in a').first().click();

  await expect(page).toHaveURL(/\/python\/docs\/next\/[a-z-]+$/);
  const name = page.locator('article a[href^="/python/docs/next/api/class-dialog#dialog-accept"]');
  await expect(name.first()).toBeVisible();
});

test('sets notes apart, and options in columns when wide', async ({ page }) => {
  await open(page, '/docs/api/class-browsertype#browser-type-connect-over-cdp');
  const notes = member(page, 'browser-type-launch-persistent-context').locator('li > .admonition');
  const section = member(page, 'browser-type-connect-over-cdp');
  const lefts = () =>
    section
      .locator('li[id] > .type')
      .evaluateAll((types) => new Set(types.map((type) => type.getBoundingClientRect().left)).size);
  const smallestSpace = () =>
    notes.evaluateAll((all) => {
      const spaces = all.map((note) => {
        const before = document.createRange();
        before.setStart(note.parentElement!, 0);
        before.setEndBefore(note);
        return note.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
      });
      return Math.min(...spaces);
    });

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = width > 1000;
    await expect.poll(async () => (await lefts()) === 1).toBe(isWide);
    await expect(section.getByText('Default: 30000')).toBeVisible();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await notes.first().scrollIntoViewIfNeeded();
  await expect(notes.nth(1)).toBeAttached();
  await expect.poll(smallestSpace).toBeGreaterThan(12);
});

test('links types to their classes', async ({ page }) => {
  await open(page, '/dotnet/docs/next/api/class-request#request-response');
  await member(page, 'request-response').locator('.member-label .type a').click();

  await expect(page).toHaveURL('/dotnet/docs/next/api/class-response');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is complete', async ({ page }) => {
    await page.goto('/docs/api/class-dialog');
    const links = index(page).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(4);
    await expect(page.locator('.member')).toHaveCount(count);
    await expect(page.locator('#dialog-accept-option-prompt-text')).toBeVisible();

    await links.getByText('dismiss').click();

    await expect(page).toHaveURL('/docs/api/class-dialog#dialog-dismiss');
    await expect(page.locator('#dialog-dismiss')).toBeInViewport();
    await expect(filterBox(page)).toHaveCount(0);
  });
});

test.describe('for everybody', () => {
  // Transitions only delay what is measured here.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/java/docs/next/api/class-dialog', '/docs/api']) {
    test(`has nothing for axe at ${path} in both modes`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, path);
      if (path.endsWith('class-dialog')) {
        await member(page, 'dialog-accept').getByText('In other languages').click();
        await expect(page.getByRole('region', { name: /in all languages$/ })).toBeVisible();
        await expect(page.locator('#route-announcer')).toHaveText(/in all languages: shown$/);
      }
      // Axe would walk through a thousand members.
      await page.locator('#article').evaluate((article) => {
        for (const group of article.querySelectorAll('.class-group:nth-of-type(n + 3)'))
          group.remove();
      });
      await expect.poll(() => violations(page)).toEqual([]);

      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await endTransitions(page);

      await expect.poll(() => colorViolations(page)).toEqual([]);
    });
  }

  test('never scrolls a long page sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/java/docs/api/class-page');
    // Contained sections could hide what sticks out of them.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('.member'))
        section.style.contentVisibility = 'visible';
    });

    const overflow = () =>
      page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    await expect.poll(overflow).toBe(0);
  });
});

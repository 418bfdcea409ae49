import type { Locator, Page } from '@playwright/test';
import { colorViolations, endTransitions, violations } from './axe.ts';
import { expect, heading, open, sidebar, test } from './site.ts';

/** Far down on the longest page, where most sections above are not laid out yet. */
const FAR = '/docs/api/class-page#page-wait-for-url';

const filterBox = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const index = (page: Page) => page.getByRole('navigation', { name: 'Members' });
const member = (page: Page, id: string) => page.locator(`.member:has(> #${id})`);

/** A heading stands right below the navbar, and stays there when all has been laid out. */
async function expectLanding(page: Page, id: string): Promise<void> {
  const top = () =>
    page.evaluate(async (wanted) => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.getElementById(wanted)?.getBoundingClientRect().top ?? -1;
    }, id);
  const isRight = async () => {
    const place = await top();
    return place >= 60 && place <= 80 ? 'right' : place;
  };
  await expect.poll(isRight).toBe('right');
  expect(await isRight()).toBe('right');
}

async function focusedHref(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
}

const texts = (links: Locator) => links.filter({ visible: true }).allTextContents();

test('keeps a note in the words on an argument apart from the line above', async ({ page }) => {
  await open(page, '/docs/api/class-browsertype#browser-type-launch-persistent-context');
  const notes = member(page, 'browser-type-launch-persistent-context').locator('li > .admonition');
  const spaces = await notes.evaluateAll((all) =>
    all.map((note) => {
      const before = document.createRange();
      before.setStart(note.parentElement!, 0);
      before.setEndBefore(note);
      return note.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    }),
  );

  expect(spaces.length).toBeGreaterThan(1);
  for (const space of spaces) expect(space).toBeGreaterThan(12);
});

test('lands exactly on a member far down, also after a reload and with Back', async ({ page }) => {
  await open(page, FAR);
  await expectLanding(page, 'page-wait-for-url');

  await page.reload();
  await expectLanding(page, 'page-wait-for-url');

  await sidebar(page).getByRole('link', { name: 'Mouse', exact: true }).click();
  await expect(heading(page, 'Mouse')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Page')).toBeAttached();
  await expectLanding(page, 'page-wait-for-url');
});

test('lands exactly after a navigation within the site', async ({ page }) => {
  await open(page, '/docs/api');
  await page.locator(`a[href="${FAR}"]`).click();

  await expect(page).toHaveURL(FAR);
  await expectLanding(page, 'page-wait-for-url');
});

test('lands exactly on a member that is chosen in the index', async ({ page }) => {
  await open(page, '/docs/api/class-page');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(9000);
  await index(page).locator('a[href="#page-wait-for-url"]').click();

  await expect(page).toHaveURL(FAR);
  await expectLanding(page, 'page-wait-for-url');
});

test.describe('in a browser without scroll anchoring', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.setProperty('overflow-anchor', 'none');
      });
    });
  });

  test('lands exactly after a navigation within the site (navigation-scroll)', async ({ page }) => {
    await open(page, '/docs/api');
    await page.locator(`a[href="${FAR}"]`).click();

    await expectLanding(page, 'page-wait-for-url');
  });

  test('lands exactly on a member in the index, also when it is chosen twice (same-page-hash)', async ({
    page,
  }) => {
    await open(page, '/docs/api/class-page');
    const link = index(page).locator('a[href="#page-wait-for-url"]');
    await link.click();
    await expectLanding(page, 'page-wait-for-url');

    await link.click();

    await expectLanding(page, 'page-wait-for-url');
  });

  test('lands on a member far down and lets go when the reader scrolls (first-load-scroll)', async ({
    page,
  }) => {
    await open(page, FAR);
    await expectLanding(page, 'page-wait-for-url');

    await page.mouse.wheel(0, -300);

    const top = () =>
      page
        .locator('#page-wait-for-url')
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThan(200);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await top()).toBeGreaterThan(200);
  });
});

test('lands on an option', async ({ page }) => {
  await open(page, '/docs/api/class-request#request-header-value-option-name');

  await expect(page.locator('#request-header-value-option-name')).toBeInViewport();
});

test('narrows the index as one types, and leads to a member by keyboard alone', async ({
  page,
}) => {
  await open(page, '/docs/api/class-websocket');
  const links = index(page).getByRole('link');
  const all = await links.count();
  await filterBox(page).focus();

  await page.keyboard.type('wait_for_e');

  await expect(links).toHaveText([/^waitForEvent/]);
  await expect(index(page).getByText('Events', { exact: true })).toBeHidden();
  await filterBox(page).fill('');
  await expect(links).toHaveCount(all);
  await filterBox(page).fill('waitfore');
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/class-websocket#web-socket-wait-for-event');
  await expectLanding(page, 'web-socket-wait-for-event');
});

for (const [path, query, heading] of [
  ['/docs/api/class-page', 'page.goto', 'goto()'],
  ['/docs/api/class-test', 'test.step()', 'step()'],
  ['/python/docs/api/class-page', 'page.get_by_role', 'get_by_role()'],
  ['/java/docs/api/class-browsercontext', 'context.newPage()', 'newPage()'],
  ['/dotnet/docs/api/class-page', 'Page.GotoAsync', 'GotoAsync()'],
] as const) {
  test(`finds ${query} in the index of ${path}`, async ({ page }) => {
    await open(page, path);

    await filterBox(page).fill(query);

    const links = index(page).getByRole('link');
    await expect(links.first()).toHaveText(heading);
    expect(await links.count()).toBeLessThan(5);
  });
}

test('finds a member of any class of Python, however it is written', async ({ page }) => {
  await open(page, '/python/docs/api');
  const found = page.locator('.class-list li:visible a');

  for (const query of ['get_by_role', 'getByRole', 'Locator.get_by_role']) {
    await filterBox(page).fill('');
    await filterBox(page).fill(query);
    await expect(found.first()).toHaveText(/^get_by_role/);
    expect(new Set(await texts(found)).size).toBe(1);
  }

  await page.locator('a[href="/python/docs/api/class-locator#locator-get-by-role"]').click();
  await expect(page).toHaveURL('/python/docs/api/class-locator#locator-get-by-role');
  await expectLanding(page, 'locator-get-by-role');
});

test('reaches the link of every option with Tab, and shows the focus there', async ({ page }) => {
  await open(page, '/docs/api/class-mouse');
  const links = page.locator('.member li[id] .hash-link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const seen = new Set<string | null>();
  await page.locator('.member h3 .hash-link').first().focus();

  const last = hrefs.at(-1) ?? null;
  for (let presses = 0; presses < 400 && !seen.has(last); presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(await focusedHref(page));
  }

  expect(hrefs.length).toBeGreaterThan(5);
  expect(hrefs.filter((href) => !seen.has(href))).toEqual([]);
  await expect(links.last()).toBeFocused();
  const opacity = () => links.last().evaluate((one) => Number(getComputedStyle(one).opacity));
  await expect.poll(opacity).toBe(1);
});

test('leads to the same member in another edition', async ({ page }) => {
  await open(page, '/docs/api/class-dialog#dialog-accept');
  const elsewhere = member(page, 'dialog-accept').locator('details');
  await elsewhere.getByText('In other languages').click();

  await elsewhere.getByRole('link', { name: /^Python dialog\.accept\(/ }).click();

  await expect(page).toHaveURL('/python/docs/api/class-dialog#dialog-accept');
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
    expect(await violations(page)).toEqual([]);

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

test('stays in its version when leading to another edition', async ({ page }) => {
  await open(page, '/docs/next/api/class-dialog');
  const link = member(page, 'dialog-accept').locator('details a').last();

  await expect(link).toHaveAttribute('href', '/dotnet/docs/next/api/class-dialog#dialog-accept');
});

test('is where the API names of guides lead', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  await page.locator('article a[href="/docs/api/class-locator#locator-click"]').first().click();

  await expect(heading(page, 'Locator')).toBeVisible();
  await expectLanding(page, 'locator-click');
});

test('lists the guides that use a member', async ({ page }) => {
  await open(page, '/python/docs/next/api/class-dialog#dialog-accept');
  await member(page, 'dialog-accept').locator('.used-in a').first().click();

  await expect(page).toHaveURL(/\/python\/docs\/next\/[a-z-]+$/);
  const name = page.locator('article a[href^="/python/docs/next/api/class-dialog#dialog-accept"]');
  await expect(name.first()).toBeVisible();
});

test('shows options as columns on wide screens, and as one list on narrow ones', async ({
  page,
}) => {
  await open(page, '/docs/api/class-browsertype#browser-type-connect-over-cdp');
  const section = member(page, 'browser-type-connect-over-cdp');
  const lefts = () =>
    section
      .locator('li[id] > .type')
      .evaluateAll((types) => new Set(types.map((type) => type.getBoundingClientRect().left)).size);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = width > 1000;
    await expect.poll(async () => (await lefts()) === 1).toBe(isWide);
    await expect(section.getByText('Default: 30000')).toBeVisible({ visible: isWide });
  }
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

  for (const path of [
    '/docs/api/class-dialog',
    '/python/docs/next/api/class-download',
    '/docs/api',
  ]) {
    test(`has nothing for axe to find at ${path} in both modes`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, path);
      expect(await violations(page)).toEqual([]);

      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await endTransitions(page);

      expect(await colorViolations(page)).toEqual([]);
    });
  }

  test('scrolls a long page in one direction only at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/java/docs/api/class-page');
    // Contained sections could hide what sticks out of them.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('.member'))
        section.style.contentVisibility = 'visible';
    });

    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });

    expect(overflow).toBe(0);
  });
});

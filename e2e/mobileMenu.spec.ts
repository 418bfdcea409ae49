import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ viewport: { width: 800, height: 800 } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const back = (page: Page) => menu(page).getByRole('button', { name: '← Back to main menu' });

async function openMenu(page: Page, path: string): Promise<void> {
  await open(page, path);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

const body = (page: Page) => page.locator('body');

test('opens over a page that no longer scrolls (mobile-menu-panel, mobile-menu-closes)', async ({
  page,
}) => {
  await open(page, '/docs/pom');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(body(page)).toHaveCSS('overflow', 'visible');

  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  // The page behind is inert, so the button has no role now.
  await expect(page.getByLabel('Toggle navigation bar')).toHaveAttribute('aria-expanded', 'true');
  await expect(body(page)).toHaveCSS('overflow', 'hidden');
  await expect(menu(page).getByRole('button', { name: /^Switch between/ })).toBeEnabled();
  const close = menu(page).getByRole('button', { name: 'Close navigation bar' });
  await expect(close.locator('svg')).toHaveCSS('width', '21px');

  await close.click();
  await expect(menu(page)).toHaveCount(0);
  await expect(body(page)).toHaveCSS('overflow', 'visible');
  await expect(toggle(page)).toBeFocused();
});

test('closes however the reader leaves it, and starts over (mobile-menu-closes, mobile-menu-panes)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await openMenu(page, '/docs/pom');
  await page.mouse.click(980, 400);
  await expect(menu(page)).toHaveCount(0);

  await toggle(page).click();
  await back(page).click();
  await expect(menu(page).getByRole('link', { name: 'Community' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(back(page)).toBeVisible();

  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  await expect(body(page)).toHaveCSS('overflow', 'visible');
});

test('shows the main menu without a sidebar, keeps focus there (mobile-menu-panes, mobile-menu-panel)', async ({
  page,
}) => {
  await openMenu(page, '/');
  for (const name of ['Community', 'GitHub repository', 'Discord server']) {
    await expect(menu(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(back(page)).toHaveCount(0);
  const focused = await page.evaluateHandle(() => {
    const places: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      places.push((target as Element).closest('dialog') ? 'inside' : 'outside');
    });
    return places;
  });

  const count = await menu(page).locator('a:visible, button:visible').count();
  for (let presses = 0; presses < count + 3; presses += 1) await page.keyboard.press('Tab');

  await expect.poll(async () => (await focused.jsonValue()).length).toBeGreaterThan(count);
  await expect.poll(async () => [...new Set(await focused.jsonValue())]).toEqual(['inside']);
});

test('lists editions and versions in place (mobile-menu-dropdown, version-dropdown)', async ({
  page,
}) => {
  await openMenu(page, '/');
  const editions = menu(page).getByRole('button', { name: /the dropdown: Node\.js/ });
  await expect(editions).toHaveAccessibleName('Expand the dropdown: Node.js');
  await expect(editions).toHaveAttribute('aria-expanded', 'false');

  await editions.click();
  await expect(editions).toHaveAccessibleName('Collapse the dropdown: Node.js');
  await expect(menu(page).locator('[data-language-prefix]')).toHaveCount(4);
  await menu(page).getByRole('button', { name: 'Expand the dropdown: Versions' }).click();
  await expect(menu(page).getByRole('link', { name: 'Next', exact: true })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Python', exact: true }).click();

  await expect(page).toHaveURL('/python/');
  await expect(menu(page)).toHaveCount(0);
});

test('switches edition and version with two taps (mobile-menu-panes)', async ({ page }) => {
  await openMenu(page, '/docs/pom');
  await expect(
    menu(page).getByRole('list', { name: 'Edition' }).locator('[aria-current]'),
  ).toHaveText('Node.js');
  await menu(page).getByRole('link', { name: 'Python', exact: true }).click();
  await expect(page).toHaveURL('/python/docs/pom');

  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/python/docs/next/pom');
});

test.describe('on the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('shows the sidebar first, the main menu behind it (mobile-menu-panes, mobile-menu-panel)', async ({
    page,
  }) => {
    // The sidebar with the longest names.
    await openMenu(page, '/docs/api/class-dialog');
    await expect(menu(page).getByRole('link', { name: 'Dialog', exact: true })).toBeVisible();
    await expect(menu(page).locator('[inert]')).toContainText('Community');
    const overflow = () =>
      menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overflow).toBe(0);

    await back(page).click();
    await expect(menu(page).getByRole('link', { name: 'Community' })).toBeInViewport();
    await expect(menu(page).locator('[inert]')).toContainText('Dialog');
    await expect(menu(page).locator(':focus')).toHaveText('Docs');
  });
});

test('closes for the page of a category, then on Back (mobile-menu-closes)', async ({ page }) => {
  await openMenu(page, `${originOf(SITES.full)}/docs/intro`);
  await menu(page).getByRole('button', { name: 'Backstage' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Curtain' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Machines' }).click();
  await expect(heading(page, 'Machines')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);

  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/machines$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(heading(page, 'Machines')).toHaveCount(0);
});

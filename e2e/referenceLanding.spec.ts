import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test, waitForHydration, waitForPaint } from './site.ts';

/** Far down on the longest page, where most sections above are not laid out yet. */
const FAR = '/docs/api/class-page#page-wait-for-url';

const filterBox = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const index = (page: Page) => page.getByRole('navigation', { name: 'Members' });

/** A heading stands right below the navbar, and stays there when all has been laid out. */
async function expectLanding(page: Page, id: string): Promise<void> {
  const top = async () => {
    await waitForPaint(page);
    return page.evaluate(
      (wanted) => document.getElementById(wanted)?.getBoundingClientRect().top ?? -1,
      id,
    );
  };
  const wrongPlaces = async () => {
    const places = [await top(), await top()];
    return places.filter((place) => place < 60 || place > 80);
  };
  await expect.poll(wrongPlaces).toEqual([]);
}

test('lands exactly on a member, after reload and with Back', async ({ page }) => {
  await open(page, FAR);
  await expectLanding(page, 'page-wait-for-url');

  await page.reload();
  await waitForHydration(page);
  await expectLanding(page, 'page-wait-for-url');

  await sidebar(page).getByRole('link', { name: 'Mouse', exact: true }).click();
  await expect(heading(page, 'Mouse')).toBeVisible();

  await page.goBack();

  await expect(heading(page, 'Page')).toBeAttached();
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
    await page.locator('#class-page summary').click();
    await page.locator(`a[href="${FAR}"]`).click();

    await expect(page).toHaveURL(FAR);
    await expectLanding(page, 'page-wait-for-url');
  });

  test('lands exactly on a member that is chosen twice (same-page-hash)', async ({ page }) => {
    await open(page, '/docs/api/class-page');
    const link = index(page).locator('a[href="#page-wait-for-url"]');
    await link.click();
    await expect(page).toHaveURL(FAR);
    await expectLanding(page, 'page-wait-for-url');

    await link.click();

    await expectLanding(page, 'page-wait-for-url');
  });

  test('lets go of a member when the reader scrolls (first-load-scroll)', async ({ page }) => {
    await open(page, FAR);
    await expectLanding(page, 'page-wait-for-url');

    await page.mouse.wheel(0, -300);

    const top = () =>
      page
        .locator('#page-wait-for-url')
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThan(200);
    // Would be back by then.
    await waitForPaint(page);
    await expect.poll(top).toBeGreaterThan(200);
  });
});

test('lands on an option', async ({ page }) => {
  await open(page, '/docs/api/class-request#request-header-value-option-name');

  await expect(page.locator('#request-header-value-option-name')).toBeInViewport();
});

test('leads to a member by keyboard alone', async ({ page }) => {
  await open(page, '/docs/api/class-websocket');
  await filterBox(page).focus();
  await page.keyboard.type('waitfore');
  await expect(index(page).getByRole('link')).toHaveCount(1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/docs/api/class-websocket#web-socket-wait-for-event');
  await expectLanding(page, 'web-socket-wait-for-event');
});

test('leads to a member of any class of Python', async ({ page }) => {
  await open(page, '/python/docs/api');
  await filterBox(page).fill('get_by_role');

  await page.locator('a[href="/python/docs/api/class-locator#locator-get-by-role"]').click();
  await expect(page).toHaveURL('/python/docs/api/class-locator#locator-get-by-role');
  await expectLanding(page, 'locator-get-by-role');
});

test('is where the API names of guides lead', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  await page.locator('article a[href="/docs/api/class-locator#locator-click"]').first().click();

  await expect(heading(page, 'Locator')).toBeVisible();
  await expect(page).toHaveURL('/docs/api/class-locator#locator-click');
  await expectLanding(page, 'locator-click');
});

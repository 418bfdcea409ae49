import type { Claims } from './claims.d.ts';

/** What the guide claims about its samples. */
export const claims: Claims = {
  'response-status/1': async ({ page, expect }) => {
    expect(await page.goto('about:blank')).toBeNull();
    await page.goto('https://stagehand.example/tonight');
    expect(await page.goto('https://stagehand.example/tonight#late')).toBeNull();
  },
  'when-is-the-page-loaded/1': async ({ page, expect }) => {
    await page.route('**/redirect', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>location.href = "/account";</script>',
      }),
    );
    const response = await page.goto('https://stagehand.example/redirect');
    expect(response?.url()).toMatch(/redirect$/);
    expect(page.url()).toMatch(/account$/);
  },
  'waiting-for-navigation/1': async ({ page }) => {
    await page.evaluate(() => history.pushState({}, '', '/account/tickets'));
    await page.waitForURL('**/account/tickets');
  },
};

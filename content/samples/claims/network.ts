import type { Claims } from './claims.d.ts';

/** What the guide claims about its samples. */
export const claims: Claims = {
  'variations-1/1': async ({ context, expect }) => {
    const tab = await context.newPage();
    await tab.goto('https://stagehand.example/login');
    expect(await tab.evaluate(async () => (await fetch('/api/login')).status)).toBe(429);
  },
  'several-handlers/1': async ({ page, expect }) => {
    expect(await page.evaluate(async () => (await fetch('/api/shows')).text())).toBe('[]');
    const posted = page.evaluate(() => fetch('/api/shows', { method: 'POST' }));
    await expect(posted).rejects.toThrow('Failed to fetch');
  },
  'abort-requests/1': async ({ page, expect }) => {
    await expect(page.getByRole('listitem')).toHaveCount(6);
    const poster = page.locator('li img').first();
    await expect(poster).toHaveJSProperty('complete', true);
    await expect(poster).toHaveJSProperty('naturalWidth', 0);
  },
  'glob-url-patterns/1': async ({ page, expect }) => {
    const dramas = page.evaluate(async () => (await fetch('/api/shows?kind=Drama')).text());
    expect(await dramas).toBe('[]');
    const poster = page.evaluate(() => fetch('/posters/glass-orchard.svg'));
    await expect(poster).rejects.toThrow('Failed to fetch');
  },
};

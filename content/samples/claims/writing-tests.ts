import type { Claims } from './claims.d.ts';

/** What the guide claims about its samples. */
export const claims: Claims = {
  'navigation/2': async ({ browser, module, expect }) => {
    const { use } = (module as { default: { use: { baseURL: string } } }).default;
    const page = await (await browser.newContext(use)).newPage();
    await page.goto('/basket');
    expect(page.url()).toBe('http://localhost:3000/basket');
  },
};

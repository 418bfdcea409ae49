import type { BrowserContextOptions } from 'playwright-stable';
import type { Claims } from './claims.d.ts';

interface Config {
  default: {
    use?: BrowserContextOptions & { contextOptions?: BrowserContextOptions };
    projects?: { use: object }[];
  };
}

/** What the guide claims about its samples. */
export const claims: Claims = {
  '/1': async ({ browser, module, expect }) => {
    const { projects = [] } = (module as Config).default;
    expect(projects[0]?.use).toMatchObject({
      viewport: { width: 1280, height: 720 },
      screen: { width: 1920, height: 1080 },
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
      defaultBrowserType: 'chromium',
    });
    expect(projects[1]?.use).toMatchObject({
      viewport: { width: 393, height: 659 },
      screen: { width: 393, height: 852 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
      defaultBrowserType: 'webkit',
    });
    const page = await (await browser.newContext(projects[1]?.use)).newPage();
    await page.goto('https://stagehand.example/visit');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
  'introduction/1': async ({ browser, module, expect }) => {
    const { contextOptions, ...options } = (module as Config).default.use ?? {};
    const page = await (await browser.newContext({ ...contextOptions, ...options })).newPage();
    expect(
      await page.evaluate(() => [
        innerWidth,
        navigator.language,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
      ]),
    ).toEqual([1440, 'en-GB', true]);
  },
};

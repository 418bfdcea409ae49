// The images of README.md: the last build of this site.
import path from 'node:path';
import sharp from 'sharp';
import { originOf, serve } from '../../src/build/serve/serve.ts';
import { root } from '../../tools/setup.mjs';
import { joinWindows } from './pictures.mjs';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 780 };

/** Opens a page of the site as readers of README.md would, at the size at which it is shown. */
async function capture(browser, url, options, prepare = () => undefined) {
  const context = await browser.newContext({ viewport: wide, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(url);
  await prepare(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Fonts that come late are used from the second document on.
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** Fonts and scripts are in the cache of a context only after its first page. */
async function reload(page) {
  await page.reload();
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

async function search(page) {
  await reload(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('upload file');
  await page.getByRole('option').first().waitFor();
}

async function openMenu(page) {
  await reload(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

async function takeAll(browser, origin) {
  const take = (url, options, prepare = reload) => capture(browser, origin + url, options, prepare);
  const dark = { colorScheme: 'dark' };
  const screens = [
    await take('/java/', { viewport: narrow }),
    await take('/docs/intro', { viewport: narrow, ...dark }, openMenu),
    await take('/community/feature-videos', { viewport: narrow }),
  ];
  return {
    'home-light': await take('/'),
    'search-light': await take('/docs/locators', {}, search),
    'guide-dark': await take('/python/docs/next/trace-viewer', dark),
    narrow: await joinWindows(screens, 20),
  };
}

export const pictures = {
  async readme({ browser }) {
    const server = await serve({ folder: path.join(root, 'dist'), port: 0, baseUrl: '/' });
    try {
      for (const [name, png] of Object.entries(await takeAll(browser, originOf(server)))) {
        const file = path.join(root, 'pictures', `${name}.png`);
        await sharp(png).png({ palette: true, effort: 10 }).toFile(file);
      }
    } finally {
      server.close();
    }
  },
};

import type { Claims } from './claims.d.ts';

/** Width and height of a PNG image. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** What the guide claims about its samples. */
export const claims: Claims = {
  'full-page-screenshots/1': async ({ page, expect }) => {
    await page.setViewportSize({ width: 800, height: 450 });
    const [, height = 0] = sizeOf(await page.screenshot({ fullPage: true }));
    expect(height).toBeGreaterThan(450);
    expect(sizeOf(await page.screenshot())).toEqual([800, 450]);
  },
  'clip-an-area/1': async ({ page, expect }) => {
    await page.setViewportSize({ width: 800, height: 450 });
    const size = { width: 100, height: 100 };
    expect(sizeOf(await page.screenshot({ clip: { x: 750, y: 400, ...size } }))).toEqual([50, 50]);
    const below = { x: 0, y: 500, ...size };
    await expect(page.screenshot({ clip: below })).rejects.toThrow(
      'Clipped area is either empty or outside the resulting image',
    );
    expect(sizeOf(await page.screenshot({ clip: below, fullPage: true }))).toEqual([100, 100]);
  },
  'mask-elements/2': async ({ page, expect }) => {
    await expect(page.locator('.filter')).toBeVisible();
  },
  'file-size/1': async ({ browser, expect }) => {
    const viewport = { width: 400, height: 300 };
    const page = await browser.newPage({ viewport, deviceScaleFactor: 3 });
    expect(sizeOf(await page.screenshot())).toEqual([1200, 900]);
    expect(sizeOf(await page.screenshot({ scale: 'css' }))).toEqual([400, 300]);
    await expect(page.screenshot({ quality: 60 })).rejects.toThrow('unsupported for the png');
    await expect(page.screenshot({ path: 'small.webp' })).rejects.toThrow('unsupported mime type');
  },
};

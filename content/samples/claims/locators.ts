import type { Claims } from './claims.d.ts';

/** What the guide claims about its samples. */
export const claims: Claims = {
  'locate-by-text/1': async ({ page, expect }) => {
    await page.setContent('<p>Doors  open\n at 19:00</p><input type="button" value="Print" />');
    await expect(page.getByText('Doors open at 19:00', { exact: true })).toHaveCount(1);
    await expect(page.getByText(/Doors open/)).toHaveCount(0);
    await expect(page.getByText(/Doors\s+open/)).toHaveCount(1);
    await expect(page.getByText('Print')).toHaveCount(1);
  },
  'locate-in-shadow-dom/1': async ({ page, expect }) => {
    await expect(page.locator('//input')).toHaveCount(0);
  },
  'filter-by-childdescendant/1': async ({ page, expect }) => {
    const outside = page.getByRole('list').getByRole('button');
    await expect(page.getByRole('listitem').filter({ has: outside })).toHaveCount(0);
  },
  'matching-only-visible-elements/1': async ({ page, expect }) => {
    await page.setContent('<div role="img" aria-label="Stage"></div>');
    await expect(page.getByRole('img', { name: 'Stage' })).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'Stage' }).filter({ visible: true })).toHaveCount(0);
  },
};

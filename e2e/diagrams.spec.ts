import { AXE_LIMIT, violationsInBothModes } from './axe.ts';
import { expect, open, test } from './site.ts';

test('fits the screen and is a list for screen readers (drawn-diagrams)', async ({ page }) => {
  await open(page, '/docs/test-projects#running-sequence');
  const diagram = page.getByRole('figure', { name: 'Setup first, then the projects' });
  const wide = diagram.locator('.diagram-wide');
  const narrow = diagram.locator('svg:not(.diagram-wide)');
  await expect(wide).toBeVisible();
  await expect(narrow).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });

  await expect(narrow).toBeVisible();
  await expect(wide).toBeHidden();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expect(diagram.getByRole('listitem')).toHaveText([
    'setup, then chromium, firefox and webkit, then cleanup',
  ]);
  await expect.poll(() => violationsInBothModes(page, '.diagram'), AXE_LIMIT).toEqual([]);
});

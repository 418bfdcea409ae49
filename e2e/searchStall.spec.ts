import { INDEX, button, container, input, options } from './searchDialog.ts';
import { expect, gate, open, test } from './site.ts';

// A stopped clock outlives the test in a reused context.
test.use({ reuseContext: false });

test('shows a stall after 300 ms, over the screen before (search-status)', async ({ page }) => {
  const index = await gate(page, INDEX);
  await page.clock.install();
  await open(page, '/docs/intro');
  await button(page).click();
  await expect(page.getByText('No recent searches')).toBeVisible();

  await input(page).fill('click');
  await index.reached;
  await page.clock.runFor(200);
  await expect(container(page)).not.toHaveClass(/--Stalled/);
  await page.clock.runFor(200);
  await expect(container(page)).toHaveClass(/--Stalled/);
  await expect(page.getByText('No recent searches')).toBeVisible();
  index.open();

  await expect(options(page).first()).toBeVisible();
  await expect(container(page)).not.toHaveClass(/--Stalled/);
});

import { INDEX, container, input, openSearch, options } from './searchDialog.ts';
import { expect, gate, test } from './site.ts';

// A stopped clock outlives the test in a reused context.
test.use({ ownContext: true });

test('shows a stall after 300 ms, over the screen before (search-status)', async ({ page }) => {
  const index = await gate(page, INDEX);
  await page.clock.install();
  await openSearch(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await input(page).fill('click');
  await page.clock.runFor(299);
  await expect(container(page)).not.toHaveClass(/--Stalled/);
  await page.clock.runFor(1);
  await expect(container(page)).toHaveClass(/--Stalled/);
  await expect(page.getByText('No recent searches')).toBeVisible();
  index.open();

  await expect(options(page).first()).toBeVisible();
  await expect(container(page)).not.toHaveClass(/--Stalled/);
});

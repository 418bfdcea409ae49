import { test, expect } from '@playwright/test';

test.use({ viewport: { width: 560, height: 360 } });

test('shows the seat plan', async ({ page }) => {
  await page.goto('/shows/winter-fair/seats');
  const seat = process.env.CHOSEN_SEAT;
  if (seat) await page.getByRole('button', { name: seat }).click();
  await expect(page).toHaveScreenshot();
});

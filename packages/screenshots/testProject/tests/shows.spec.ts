import { test, expect } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('lists tonight’s shows', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tonight at Stagehand');
  await expect(page.getByRole('listitem')).toHaveCount(6);
  await expect(page).toHaveTitle('Tonight at Stagehand');
});

test('filters shows by kind', async ({ page }, testInfo) => {
  // Flaky on purpose: the report should show a retry that helped.
  const hurried = testInfo.project.name === 'firefox' && testInfo.retry === 0;
  await page.getByLabel('Kind of show').selectOption('Comedy');

  await expect(page.getByRole('listitem')).toHaveCount(hurried ? 3 : 2);
});

test('opens a show from the list', async ({ page }) => {
  await page.getByRole('link', { name: 'The Winter Fair' }).click();

  await expect(page).toHaveURL('/shows/winter-fair');
  await expect(page.getByRole('button', { name: 'Book seats' })).toBeVisible();
});

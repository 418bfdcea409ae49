import { test, expect } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/shows/winter-fair');
});

test('puts two seats into the basket', async ({ page }) => {
  await page.getByLabel('F3').check();
  await page.getByLabel('F4').check();
  await page.getByRole('button', { name: 'Book seats' }).click();

  await expect(page).toHaveURL('/basket');
  await expect(page.getByText('2 seats held for ten minutes.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'The Winter Fair' })).toHaveCount(2);
});

test('adds the booking fee to the total', async ({ page }) => {
  await page.getByLabel('G1').check();
  await page.getByLabel('G2').check();
  await page.getByRole('button', { name: 'Book seats' }).click();

  await expect(page.getByTestId('total')).toHaveText('£52.00');
});

test('removes a seat from the basket', async ({ page }) => {
  await page.getByLabel('F5').check();
  await page.getByRole('button', { name: 'Book seats' }).click();
  await page.getByRole('button', { name: 'Remove seat F5' }).click();

  await expect(page.getByText('Your basket is empty.')).toBeVisible();
});

import { test } from '@playwright/test';

test('prints the tickets', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('winter');
  const found = page.getByRole('option');
  await found.waitFor();
  console.log('Found:', await found.allTextContents());

  await page.goto('/faults');
  const refusal = page.waitForEvent('console');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await refusal;
  console.error('No voucher: the tickets cost the full price');
  const jam = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Print my tickets' }).click();
  await jam;
});

import { test, expect } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
});

test('greets a customer after sign-in', async ({ page }) => {
  await page.getByLabel('Email').fill('ada@stagehand.example');
  await page.getByLabel('Password').fill('curtain-up');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByText('Hello, Ada')).toBeVisible();
});

test('refuses a wrong password', async ({ page }) => {
  await page.getByLabel('Email').fill('ada@stagehand.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
});

test.skip('sends a link for a new password', async ({ page }) => {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
});

import { expect } from '@playwright/test';
import type { Claims } from '../run/claims.ts';

/** What the guide says about its samples. */
export const claims: Claims = {
  'css-matching-by-text/1': async ({ page }) => {
    await page.setContent('<button>Log <span>in</span></button><p>Row\n C</p>');
    await expect(page.locator(':text-is("Log")')).toHaveCount(1);
    await expect(page.locator(':text-is("Log in")')).toHaveCount(0);
    await expect(page.locator('text="Log"')).toHaveCount(1);
    await expect(page.getByText('Log', { exact: true })).toHaveCount(0);
    await expect(page.locator(':has-text("Log")')).toHaveCount(3);
    await expect(page.locator('p:has-text("Row C")')).toHaveCount(1);
    await expect(page.locator('p:text-matches("Row C")')).toHaveCount(0);
  },
  'label-to-form-control-retargeting/1': async ({ page }) => {
    await page.setContent('<label>News <input type="checkbox" checked disabled /></label>');
    await expect(page.locator('label')).toBeChecked();
    await expect(page.locator('label')).toBeDisabled();
    await expect(page.locator('label')).toHaveText('News');
  },
  'chaining-selectors/1': async ({ page }) => {
    await expect(page.locator('*css=section >> *css=h3').count()).rejects.toThrow('Only one of');
  },
};

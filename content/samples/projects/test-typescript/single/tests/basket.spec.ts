import { test, expect } from '@playwright/test';
import { total } from '@support/prices';

test('adds up the basket', () => {
  expect(total(2, 36)).toBe(72);
});

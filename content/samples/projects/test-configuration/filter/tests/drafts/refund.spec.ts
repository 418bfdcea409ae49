import { test } from '@playwright/test';

test('refunds a seat', () => {});

import { test } from '@playwright/test';

test('adds two seats', () => {});

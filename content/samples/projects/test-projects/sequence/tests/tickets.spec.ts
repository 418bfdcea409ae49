import { test } from '@playwright/test';

test('shows the tickets', () => {});

import { test } from '@playwright/test';

test('opens the box office', async () => {});

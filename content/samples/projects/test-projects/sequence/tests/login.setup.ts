import { test as setup } from '@playwright/test';

setup('sign in', () => {});

// Types that TypeScript snippets may use without importing them.
export type { ConsoleMessage, Locator, Page } from '@playwright/test';

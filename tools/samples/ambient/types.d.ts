// Names of types that snippets in TypeScript may use without importing them.
export type { ConsoleMessage, Locator, Page } from '@playwright/test';

// What a claim may use is declared by the release that it is about.
import type { Browser, BrowserContext, Expect, Page, TestInfo } from 'playwright-stable/test';

/** What a claim can inspect after its sample has run. */
interface ClaimScene {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  expect: Expect;
  testInfo: TestInfo;
  /** What a whole file exports. */
  module?: unknown;
}

/**
 * What a page claims about its samples beyond what they show themselves, in a file with the id of the page.
 * The key is the id of the heading, a slash and the number of the runnable sample below it: `navigation/2`.
 */
export type Claims = Readonly<Record<string, (scene: ClaimScene) => Promise<void>>>;

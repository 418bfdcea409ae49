import type { Page } from './page.ts';

/** A test for every engine. Its name starts with a verb. */
export interface EngineTest {
  area: string;
  name: string;
  run: (page: Page) => Promise<void>;
}

/** The tests of one area of the site: `area('deep links', { 'land below the navbar': … })`. */
export function area(
  name: string,
  tests: Readonly<Record<string, EngineTest['run']>>,
): EngineTest[] {
  return Object.entries(tests).map(([test, run]) => ({ area: name, name: test, run }));
}

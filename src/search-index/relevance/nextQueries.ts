import type { QueryTable } from './relevanceCase.ts';

/** The unreleased version of Node.js: the same questions lead to its own pages. */
export const NEXT_QUERIES: QueryTable = {
  'page.goto': 'api/class-page#page-goto',
  getByTestId: 'api/class-page#page-get-by-test-id api/class-locator#locator-get-by-test-id',
  'expect(locator).toHaveCount': 'api/class-locatorassertions#locator-assertions-to-have-count',
  Locator: 'api/class-locator',
  'ui mode': 'running-tests intro#running-the-example-test-in-ui-mode test-ui-mode',
  'setting up ci': 'ci-intro',
  'generate tests': 'codegen-intro',
  install: 'intro',
  'wait for navigation':
    'api/class-page#page-wait-for-navigation api/class-page#page-wait-for-url navigations',
  'keyboard press': 'api/class-keyboard#keyboard-press api/class-locator#locator-press',
};

/** The same for Python. */
export const NEXT_PYTHON_QUERIES: QueryTable = {
  'page.goto': 'api/class-page#page-goto',
  wait_for_url: 'api/class-page#page-wait-for-url',
  'run tests': 'running-tests',
  'trace viewer': 'trace-viewer-intro',
  dialog: 'api/class-dialog dialogs api/class-page#page-event-dialog',
};

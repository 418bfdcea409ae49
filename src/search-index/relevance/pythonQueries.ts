import type { QueryTable } from './relevanceCase.ts';

/** Python: its spelling, pytest, and names that readers know from JavaScript. */
export const PYTHON_QUERIES: QueryTable = {
  get_by_role: 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  getByRole: 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  'page.get_by_label("Name")': 'api/class-page#page-get-by-label',
  'page.goto': 'api/class-page#page-goto',
  'page.wait_for_selector': 'api/class-page#page-wait-for-selector',
  wait_for_timeout: 'api/class-page#page-wait-for-timeout',
  waitForLoadState: 'api/class-page#page-wait-for-load-state',
  expect_download: 'api/class-page#page-wait-for-download',
  'page.expect_popup': 'api/class-page#page-wait-for-popup',
  expect_response: 'api/class-page#page-wait-for-response',
  waitForResponse: 'api/class-page#page-wait-for-response',
  'expect(page).to_have_title': 'api/class-pageassertions#page-assertions-to-have-title',
  to_be_visible: 'api/class-locatorassertions#locator-assertions-to-be-visible',
  toBeVisible: 'api/class-locatorassertions#locator-assertions-to-be-visible',
  to_have_text: 'api/class-locatorassertions#locator-assertions-to-have-text',
  not_to_be_visible:
    'api/class-locatorassertions#locator-assertions-not-to-be-visible api/class-locatorassertions#locator-assertions-to-be-visible api/class-locatorassertions#locator-assertions-to-be-hidden',
  'browser.new_context': 'api/class-browser#browser-new-context',
  new_page: 'api/class-browsercontext#browser-context-new-page api/class-browser#browser-new-page',
  storage_state: 'api/class-browsercontext#browser-context-storage-state',
  set_input_files: 'api/class-locator#locator-set-input-files',
  select_option: 'api/class-locator#locator-select-option',
  press_sequentially: 'api/class-locator#locator-press-sequentially',
  inner_text: 'api/class-locator#locator-inner-text',
  all_text_contents: 'api/class-locator#locator-all-text-contents',
  query_selector_all: 'api/class-page#page-query-selector-all',
  'page.evaluate': 'api/class-page#page-evaluate',
  'route.fulfill': 'api/class-route#route-fulfill',
  add_init_script:
    'api/class-page#page-add-init-script api/class-browsercontext#browser-context-add-init-script',
  'playwright.chromium.launch': 'api/class-browsertype#browser-type-launch',
  slow_mo: 'api/class-browsertype#browser-type-launch-option-slow-mo',
  'context.tracing.start': 'api/class-tracing#tracing-start',
  BrowserContext: 'api/class-browsercontext',
  'pip install playwright': 'intro',
  'pytest headed': 'running-tests#run-tests-in-headed-mode running-tests',
  '--headed': 'running-tests#run-tests-in-headed-mode running-tests',
  '--browser firefox': 'running-tests',
  'pytest xdist parallel': 'running-tests#run-tests-in-parallel',
  'run one test pytest': 'running-tests#run-specific-tests',
  'async api': 'intro#sync-or-async library',
  'sync vs async': 'intro#sync-or-async library',
  'pytest fixtures':
    'writing-tests#fixtures writing-tests#using-test-hooks test-runners running-tests',
  'use playwright without pytest': 'intro#use-the-library-without-pytest library',
  'playwright codegen': 'codegen-intro codegen',
  'show trace': 'trace-viewer-intro trace-viewer',
  'tracing in pytest':
    'trace-viewer-intro#trace-with-pytest trace-viewer-intro running-tests#record-artifacts',
  'github actions python': 'ci-intro',
  'debug with pdb breakpoint':
    'running-tests#debug-tests-in-your-editor running-tests#debugging-tests running-tests debug',
  'handle alert': 'api/class-dialog api/class-page#page-event-dialog dialogs',
  'file upload':
    'api/class-locator#locator-set-input-files api/class-filechooser input api/class-page#page-set-input-files',
  find_element:
    'api/class-page#page-locator api/class-page#page-get-by-role api/class-locator#locator-get-by-role locators',
  send_keys:
    'api/class-locator#locator-fill api/class-locator#locator-press-sequentially api/class-locator#locator-press',
  'time.sleep': 'api/class-page#page-wait-for-timeout actionability',
  'click button by text':
    'api/class-locator#locator-click api/class-page#page-get-by-text locators api/class-locator#locator-get-by-text writing-tests#interactions api/class-page#page-get-by-role',
  'get attribute value': 'api/class-locator#locator-get-attribute',
  wait_for_selctor: 'api/class-page#page-wait-for-selector',
  scrennshot: 'api/class-page#page-screenshot api/class-locator#locator-screenshot',
  'connect to existing chrome': 'api/class-browsertype#browser-type-connect-over-cdp',
  'user data dir':
    'api/class-browsertype#browser-type-launch-persistent-context api/class-browsertype#browser-type-launch-persistent-context-option-user-data-dir',
};

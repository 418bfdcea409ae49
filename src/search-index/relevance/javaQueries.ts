import type { QueryTable } from './relevanceCase.ts';

/** Java: its names for navigation and assertions, JUnit, Maven, words of Selenium. */
export const JAVA_QUERIES: QueryTable = {
  'page.navigate': 'api/class-page#page-goto',
  'page.goto': 'api/class-page#page-goto',
  navigate: 'api/class-page#page-goto writing-tests#navigation navigations',
  getByRole: 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  'assertThat(page).hasURL': 'api/class-pageassertions#page-assertions-to-have-url',
  'assertThat(locator).isVisible()': 'api/class-locatorassertions#locator-assertions-to-be-visible',
  toBeVisible: 'api/class-locatorassertions#locator-assertions-to-be-visible',
  hasText: 'api/class-locatorassertions#locator-assertions-to-have-text',
  containsText: 'api/class-locatorassertions#locator-assertions-to-contain-text',
  toHaveCount: 'api/class-locatorassertions#locator-assertions-to-have-count',
  waitForPopup: 'api/class-page#page-wait-for-popup',
  waitForDownload: 'api/class-page#page-wait-for-download',
  'page.onDialog': 'api/class-page#page-event-dialog',
  onConsoleMessage:
    'api/class-page#page-event-console api/class-browsercontext#browser-context-event-console',
  'playwright.chromium().launch()': 'api/class-browsertype#browser-type-launch',
  'Playwright.create': 'api/class-playwright#playwright-create',
  'browser.newContext': 'api/class-browser#browser-new-context',
  RequestOptions: 'api/class-requestoptions',
  FormData: 'api/class-formdata',
  selectOption: 'api/class-locator#locator-select-option',
  setInputFiles: 'api/class-locator#locator-set-input-files',
  querySelector: 'api/class-page#page-query-selector',
  'locator.all': 'api/class-locator#locator-all',
  PlaywrightException: 'api/class-playwrightexception',
  'maven dependency': 'intro',
  'gradle setup': 'intro',
  'junit 5 example': 'intro#first-junit-test writing-tests#junit-fixtures writing-tests junit',
  UsePlaywright: 'writing-tests#junit-fixtures junit writing-tests running-tests',
  'run headed': 'running-tests#run-tests-in-headed-mode intro#see-the-browser',
  'run tests in parallel': 'running-tests#run-tests-in-parallel',
  'install browsers': 'intro#install-browsers browsers',
  'record test': 'codegen-intro',
  'trace viewer': 'trace-viewer-intro',
  'github actions maven': 'ci-intro',
  'driver.get': 'api/class-page#page-goto',
  'driver.switchTo().frame':
    'api/class-page#page-frame-locator api/class-framelocator api/class-locator#locator-frame-locator frames api/class-locator#locator-content-frame',
  'driver.findElement(By.xpath':
    'api/class-page#page-locator api/class-locator#locator-locator locators other-locators api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  'Thread.sleep': 'api/class-page#page-wait-for-timeout actionability',
  WebDriverWait:
    'api/class-locator#locator-wait-for actionability api/class-page#page-wait-for-selector api/class-page#page-wait-for-function',
  'explicit wait': 'api/class-locator#locator-wait-for actionability',
  'getText()': 'api/class-locator#locator-text-content api/class-locator#locator-inner-text',
  'send keys':
    'api/class-locator#locator-fill api/class-locator#locator-press-sequentially api/class-locator#locator-press api/class-keyboard',
  'mouse hover': 'api/class-locator#locator-hover api/class-mouse',
  'take screenshot':
    'api/class-page#page-screenshot api/class-locator#locator-screenshot screenshots',
  'close browser': 'api/class-browser#browser-close',
  'basic authentication': 'api/class-browser#browser-new-context-option-http-credentials network',
  waitForSelecter: 'api/class-page#page-wait-for-selector',
  isDisplayed:
    'api/class-locator#locator-is-visible api/class-locatorassertions#locator-assertions-to-be-visible',
};

import type { QueryTable } from './relevanceCase.ts';

/** Node.js: names in all spellings, tasks, errors, typos, words of other tools. */
export const NODEJS_QUERIES: QueryTable = {
  // Names
  getByRole: 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  get_by_role: 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  GetByRoleAsync: 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role',
  'page.getbyrole': 'api/class-page#page-get-by-role',
  'get by role': 'api/class-page#page-get-by-role api/class-locator#locator-get-by-role locators',
  'page.goto': 'api/class-page#page-goto',
  'Page.goto': 'api/class-page#page-goto',
  'page.goto(url)': 'api/class-page#page-goto',
  "await page.goto('/login')": 'api/class-page#page-goto',
  'page goto': 'api/class-page#page-goto',
  goto: 'api/class-page#page-goto',
  'locator.click': 'api/class-locator#locator-click',
  click: 'api/class-locator#locator-click',
  fill: 'api/class-locator#locator-fill',
  hover: 'api/class-locator#locator-hover',
  textContent: 'api/class-locator#locator-text-content',
  innertext: 'api/class-locator#locator-inner-text',
  'isVisible()': 'api/class-locator#locator-is-visible',
  'expect(page).toHaveURL': 'api/class-pageassertions#page-assertions-to-have-url',
  'expect(locator).toBeVisible()': 'api/class-locatorassertions#locator-assertions-to-be-visible',
  'expect(page.getByRole("alert")).toHaveText':
    'api/class-locatorassertions#locator-assertions-to-have-text',
  toHaveText: 'api/class-locatorassertions#locator-assertions-to-have-text',
  tobehidden: 'api/class-locatorassertions#locator-assertions-to-be-hidden',
  toHaveScreenshot:
    'api/class-pageassertions#page-assertions-to-have-screenshot-1 api/class-locatorassertions#locator-assertions-to-have-screenshot-1 api/class-pageassertions#page-assertions-to-have-screenshot-2 api/class-locatorassertions#locator-assertions-to-have-screenshot-2',
  waitForSelector: 'api/class-page#page-wait-for-selector',
  'page.waitForTimeout': 'api/class-page#page-wait-for-timeout',
  waitForResponse: 'api/class-page#page-wait-for-response',
  'wait for load state': 'api/class-page#page-wait-for-load-state',
  waitForURL: 'api/class-page#page-wait-for-url',
  'browser.newContext': 'api/class-browser#browser-new-context',
  newContext: 'api/class-browser#browser-new-context',
  'context.newPage': 'api/class-browsercontext#browser-context-new-page',
  'context.storageState': 'api/class-browsercontext#browser-context-storage-state',
  storageState:
    'api/class-browsercontext#browser-context-storage-state api/class-testoptions#test-options-storage-state',
  addInitScript:
    'api/class-page#page-add-init-script api/class-browsercontext#browser-context-add-init-script',
  'page.route': 'api/class-page#page-route',
  'route.fulfill': 'api/class-route#route-fulfill',
  'request.post': 'api/class-apirequestcontext#api-request-context-post',
  'page.$': 'api/class-page#page-query-selector',
  'page.$$eval': 'api/class-page#page-eval-on-selector-all',
  "page.on('popup')": 'api/class-page#page-event-popup',
  "page.on('dialog')": 'api/class-page#page-event-dialog',
  "page.waitForEvent('download')":
    'api/class-page#page-event-download api/class-page#page-wait-for-event',
  'chromium.launch': 'api/class-browsertype#browser-type-launch',
  launchPersistentContext: 'api/class-browsertype#browser-type-launch-persistent-context',
  connectOverCDP: 'api/class-browsertype#browser-type-connect-over-cdp',
  'test.describe': 'api/class-test#test-describe',
  'test.beforeEach': 'api/class-test#test-before-each',
  beforeAll: 'api/class-test#test-before-all',
  'test.step': 'api/class-test#test-step',
  'test.skip': 'api/class-test#test-skip',
  'test.use': 'api/class-test#test-use',
  'test.slow': 'api/class-test#test-slow',
  baseURL: 'api/class-testoptions#test-options-base-url',
  webServer: 'api/class-testconfig#test-config-web-server',
  fullyParallel: 'api/class-testconfig#test-config-fully-parallel',
  globalSetup: 'api/class-testconfig#test-config-global-setup',
  testIdAttribute: 'api/class-testoptions#test-options-test-id-attribute',
  ignoreHTTPSErrors:
    'api/class-testoptions#test-options-ignore-https-errors api/class-browser#browser-new-context-option-ignore-https-errors',
  slowMo: 'api/class-browsertype#browser-type-launch-option-slow-mo',
  waitUntil: 'api/class-page',
  'testInfo.attach': 'api/class-testinfo#test-info-attach',
  Locator: 'api/class-locator',
  page: 'api/class-page',
  'browser context': 'api/class-browsercontext browser-contexts',
  BrowserType: 'api/class-browsertype',
  'api request context': 'api/class-apirequestcontext',
  TimeoutError: 'api/class-timeouterror',
  frameLocator:
    'api/class-page#page-frame-locator api/class-locator#locator-frame-locator api/class-framelocator',
  'setInputFiles(': 'api/class-locator#locator-set-input-files',
  'locator.filter': 'api/class-locator#locator-filter',
  'nth(': 'api/class-locator#locator-nth',
  'page.pdf': 'api/class-page#page-pdf',
  'clock.setFixedTime': 'api/class-clock#clock-set-fixed-time',
  'tracing.start': 'api/class-tracing#tracing-start',
  routeFromHAR:
    'api/class-page#page-route-from-har api/class-browsercontext#browser-context-route-from-har',
  // While typing
  'page.getBy': 'api/class-page',
  screens:
    'api/class-page#page-screenshot api/class-locator#locator-screenshot api/class-testoptions#test-options-screenshot screenshots',
  instal: 'intro',
  // Flags
  '--headed': 'running-tests#run-tests-in-headed-mode',
  '--ui': 'running-tests intro#running-the-example-test-in-ui-mode',
  '--debug': 'running-tests',
  '--last-failed': 'running-tests#run-last-failed-tests',
  '--project=chromium': 'running-tests intro#running-the-example-test',
  '--trace on': 'trace-viewer-intro running-tests',
  // Tasks
  'how to install playwright': 'intro',
  'getting started': 'intro',
  'update playwright to latest version': 'intro#updating-playwright',
  'system requirements': 'intro#system-requirements',
  'run tests in headed mode': 'running-tests#run-tests-in-headed-mode',
  'run a single test': 'running-tests#run-specific-tests',
  'run only one test file': 'running-tests#run-specific-tests',
  'rerun failed tests': 'running-tests#run-last-failed-tests',
  'run tests in parallel': 'running-tests#run-tests-in-parallel test-parallel',
  'ui mode':
    'running-tests#run-tests-in-ui-mode intro#running-the-example-test-in-ui-mode running-tests#debug-tests-in-ui-mode test-ui-mode',
  'debug test in vscode': 'running-tests#debug-tests-in-your-editor running-tests debug',
  'playwright inspector': 'running-tests#debug-tests-with-the-playwright-inspector debug',
  'open html report':
    'intro#html-test-reports running-tests#test-reports ci-intro#viewing-the-html-report',
  'write first test': 'writing-tests#first-test writing-tests',
  'what is a fixture': 'writing-tests#fixtures api/class-fixtures test-fixtures',
  'before each hook': 'writing-tests#using-test-hooks api/class-test#test-before-each',
  'test isolation': 'writing-tests#test-isolation browser-contexts',
  'github actions': 'ci-intro ci',
  'run in docker container': 'ci-intro#via-containers docker',
  'secrets in ci': 'ci-intro#properly-handling-secrets',
  'publish report to github pages': 'ci-intro#publishing-report-on-the-web',
  'upload report artifact': 'ci-intro',
  'gitlab ci': 'ci-intro ci',
  'shard tests across machines':
    'ci-intro#make-it-faster api/class-testconfig#test-config-shard test-sharding',
  'record a test': 'codegen-intro#recording-a-test codegen-intro',
  codegen: 'codegen-intro codegen',
  'generate tests by clicking': 'codegen-intro',
  'pick locator': 'codegen-intro#generating-locators',
  'record with mobile device': 'codegen-intro#emulate-devices',
  'codegen save login state': 'codegen-intro#preserve-authenticated-state',
  'trace viewer': 'trace-viewer-intro trace-viewer',
  'view trace of failed ci run': 'ci-intro#viewing-the-trace trace-viewer-intro',
  'open trace.zip':
    'trace-viewer-intro#open-a-trace trace-viewer-intro#open-from-the-command-line trace-viewer-intro#open-in-the-browser trace-viewer-intro',
  'record trace on first retry': 'trace-viewer-intro',
  'how to upload a file':
    'api/class-locator#locator-set-input-files api/class-page#page-set-input-files api/class-filechooser input',
  'upload file':
    'api/class-locator#locator-set-input-files api/class-page#page-set-input-files api/class-filechooser input',
  'download a file': 'api/class-download api/class-page#page-event-download downloads',
  'take a screenshot of an element': 'api/class-locator#locator-screenshot screenshots',
  'full page screenshot': 'api/class-page#page-screenshot screenshots',
  'wait for element':
    'api/class-locator#locator-wait-for api/class-page#page-wait-for-selector actionability',
  'wait for api response': 'api/class-page#page-wait-for-response network',
  'select option from dropdown': 'api/class-locator#locator-select-option input',
  'check a checkbox': 'api/class-locator#locator-check input',
  'drag and drop': 'api/class-locator#locator-drag-to api/class-page#page-drag-and-drop input',
  'right click': 'api/class-locator#locator-click input',
  'double click': 'api/class-locator#locator-dblclick input',
  'press enter key': 'api/class-locator#locator-press api/class-keyboard#keyboard-press input',
  'scroll into view': 'api/class-locator#locator-scroll-into-view-if-needed input',
  'type slowly character by character': 'api/class-locator#locator-press-sequentially input',
  'get current url': 'api/class-page#page-url api/class-pageassertions#page-assertions-to-have-url',
  'get page title':
    'api/class-page#page-title api/class-pageassertions#page-assertions-to-have-title',
  'get all cookies': 'api/class-browsercontext#browser-context-cookies',
  'delete cookies': 'api/class-browsercontext#browser-context-clear-cookies',
  'set cookie': 'api/class-browsercontext#browser-context-add-cookies',
  'set geolocation':
    'api/class-browsercontext#browser-context-set-geolocation api/class-testoptions#test-options-geolocation emulation',
  'grant permission notifications':
    'api/class-browsercontext#browser-context-grant-permissions emulation',
  'emulate dark mode':
    'api/class-page#page-emulate-media api/class-testoptions#test-options-color-scheme emulation codegen-intro#emulate-color-scheme',
  'set viewport size': 'api/class-page#page-set-viewport-size emulation',
  'block images': 'api/class-route#route-abort api/class-page#page-route network',
  'mock api response': 'api/class-route#route-fulfill api/class-page#page-route mock network',
  'run javascript in page': 'api/class-page#page-evaluate evaluating',
  'console messages':
    'api/class-consolemessage api/class-page#page-console-messages api/class-page#page-event-console',
  'handle popup window': 'api/class-page#page-event-popup pages',
  'open new tab':
    'api/class-browsercontext#browser-context-new-page pages api/class-page#page-event-popup api/class-browser#browser-new-page',
  'assert element is visible':
    'api/class-locatorassertions#locator-assertions-to-be-visible test-assertions writing-tests#assertions',
  'assert text contains':
    'api/class-locatorassertions#locator-assertions-to-contain-text test-assertions',
  'count elements':
    'api/class-locator#locator-count api/class-locatorassertions#locator-assertions-to-have-count locators',
  'soft assertions': 'api/class-playwrightassertions api/class-genericassertions test-assertions',
  'save pdf': 'api/class-page#page-pdf',
  'http basic auth':
    'api/class-testoptions#test-options-http-credentials api/class-browser#browser-new-context-option-http-credentials network',
  'use proxy':
    'api/class-testoptions#test-options-proxy api/class-browsertype#browser-type-launch-option-proxy api/class-browser#browser-new-context-option-proxy network',
  'retry flaky tests':
    'api/class-testconfig#test-config-retries test-retries api/class-testproject#test-project-retries',
  'test timeout config':
    'api/class-testconfig#test-config-timeout test-timeouts api/class-test#test-set-timeout',
  'custom reporter': 'api/class-reporter test-reporters',
  'freeze time': 'api/class-clock',
  'record video':
    'api/class-testoptions#test-options-video api/class-browser#browser-new-context-option-record-video api/class-video videos',
  // Other tools' words
  incognito:
    'api/class-browser#browser-new-context api/class-browsercontext writing-tests#test-isolation browser-contexts',
  alert: 'api/class-dialog api/class-page#page-event-dialog dialogs',
  'accept confirm dialog': 'api/class-dialog#dialog-accept dialogs',
  iframe:
    'api/class-framelocator api/class-page#page-frame-locator api/class-locator#locator-frame-locator api/class-frame api/class-locator#locator-content-frame frames',
  sleep: 'api/class-page#page-wait-for-timeout actionability',
  'cy.get':
    'api/class-page#page-locator api/class-page#page-get-by-test-id api/class-locator#locator-get-by-test-id api/class-locator locators',
  'cy.intercept': 'api/class-page#page-route api/class-route network mock',
  'cy.visit': 'api/class-page#page-goto',
  'driver.findElement':
    'api/class-page#page-locator api/class-page#page-get-by-role api/class-locator#locator-get-by-role locators',
  sendKeys:
    'api/class-locator#locator-fill api/class-locator#locator-press-sequentially api/class-locator#locator-press',
  'visual regression':
    'api/class-pageassertions#page-assertions-to-have-screenshot-1 api/class-locatorassertions#locator-assertions-to-have-screenshot-1 api/class-snapshotassertions test-snapshots',
  'local storage': 'api/class-browsercontext#browser-context-storage-state auth',
  xpath:
    'api/class-page#page-locator api/class-locator#locator-locator other-locators api/class-selectors',
  'execute script': 'api/class-page#page-evaluate evaluating api/class-page#page-add-init-script',
  mouseover: 'api/class-locator#locator-hover',
  // Errors
  'strict mode violation': 'api/class-locator locators',
  'Timeout 30000ms exceeded':
    'api/class-timeouterror test-timeouts api/class-testconfig#test-config-timeout api/class-page#page-set-default-timeout api/class-test#test-set-timeout',
  "Executable doesn't exist": 'intro browsers',
  "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright": 'intro browsers',
  'Target page, context or browser has been closed':
    'api/class-page#page-is-closed api/class-page#page-close api/class-browsercontext#browser-context-close api/class-browser#browser-close api/class-page#page-event-close',
  // Typos
  screnshot:
    'api/class-page#page-screenshot api/class-locator#locator-screenshot api/class-testoptions#test-options-screenshot',
  clcik: 'api/class-locator#locator-click',
  watiForSelector: 'api/class-page#page-wait-for-selector',
  getByTetxt: 'api/class-page#page-get-by-text api/class-locator#locator-get-by-text',
  instalation: 'intro',
  'trace veiwer': 'trace-viewer-intro',
  tohaveurll: 'api/class-pageassertions#page-assertions-to-have-url',
  selectoption: 'api/class-locator#locator-select-option',
  'paralel tests': 'running-tests#run-tests-in-parallel test-parallel',
  locater: 'api/class-locator',
  // Community
  ambassadors: 'community/ambassadors',
  'conference talks': 'community/conference-videos',
  'discord community': 'community/welcome',
  'live stream': 'community/live-streams',
  'mcp videos': 'community/mcp-videos',
};

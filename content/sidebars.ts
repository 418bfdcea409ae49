import type { SidebarId, SidebarSource } from '#model/sidebar.ts';
import type { VersionName } from '#model/version.ts';

/** The pages of Getting Started, in the order in which a newcomer reads them. */
const gettingStarted = [
  ...['intro', 'writing-tests', 'codegen-intro', 'running-tests', 'trace-viewer-intro', 'ci-intro'],
  'test-runners',
];

/** `BrowserContext` → the entry of its page. */
const classes = (...names: string[]): SidebarSource[] =>
  names.map((name) => ({ type: 'doc', id: `api/class-${name.toLowerCase()}` }));

const group = (label: string, items: SidebarSource[], collapsed = false): SidebarSource => ({
  type: 'category',
  label,
  collapsed,
  items,
});

const guides = (...ids: string[]): SidebarSource[] => ids.map((id) => ({ type: 'doc', id }));

/** JUnit's page belongs to the beginning in one version, to the runners in the other. */
const docs = (started: string[], runners: string[]): SidebarSource[] => [
  group('Getting Started', guides(...gettingStarted, ...started)),
  ...guides('library', 'release-notes'),
  group('Guides', [
    group(
      'Labs',
      guides(
        ...['labs-locators', 'labs-translator', 'labs-aria-snapshots', 'labs-actionability'],
        'labs-url-patterns',
      ),
    ),
    group(
      'Find and act',
      guides('locators', 'other-locators', 'actionability', 'input', 'touch-events'),
    ),
    group(
      'Check',
      guides('test-assertions', 'aria-snapshots', 'test-snapshots', 'accessibility-testing'),
    ),
    group(
      'Pages and browsers',
      guides(
        ...['browser-contexts', 'pages', 'navigations', 'frames', 'dialogs', 'downloads'],
        ...['events', 'evaluating', 'handles'],
      ),
    ),
    group('Network', guides('network', 'mock', 'mock-browser-apis', 'api-testing')),
    group('Environment', guides('auth', 'emulation', 'clock')),
    group('Browsers', guides('browsers', 'chrome-extensions', 'webview2')),
    group(
      'Test runner',
      guides(
        ...['test-configuration', 'test-use-options', 'test-projects', 'test-fixtures'],
        ...['test-annotations', 'test-parameterize', 'test-global-setup-teardown'],
        ...['test-parallel', 'test-sharding', 'test-retries', 'test-timeouts', 'test-reporters'],
        ...['test-webserver', 'test-typescript', 'test-components', 'test-cli'],
        ...[...runners, 'multithreading'],
      ),
    ),
    group(
      'Tools',
      guides(
        ...['debug', 'test-ui-mode', 'getting-started-vscode', 'codegen', 'test-agents'],
        ...['trace-viewer', 'screenshots', 'videos'],
      ),
    ),
    group('Organize tests', guides('best-practices', 'pom')),
    group('Extend and follow', guides('extensibility', 'canary-releases')),
    group(
      'Migration',
      guides('selenium', 'cypress', 'puppeteer', 'testing-library', 'protractor'),
      true,
    ),
  ]),
  group('Integrations', guides('docker', 'ci', 'selenium-grid'), true),
  ...guides('languages'),
];

/** The classes of each edition; those that only the test runner of Node.js has come last. */
const api = (...assertions: string[]): SidebarSource[] => [
  { type: 'doc', id: 'api' },
  ...classes('Test', 'Playwright'),
  group(
    'Classes',
    classes(
      ...['Accessibility', 'APIRequest', 'APIRequestContext', 'APIResponse', 'Browser'],
      ...['BrowserContext', 'BrowserServer', 'BrowserType', 'CDPSession', 'CDPSessionEvent'],
      ...['Clock', 'ConsoleMessage', 'Coverage', 'Dialog', 'Download', 'ElementHandle', 'Error'],
      ...['FileChooser', 'FormData', 'Frame', 'FrameLocator', 'JSHandle', 'Keyboard', 'Locator'],
      ...['Logger', 'Mouse', 'Page', 'PlaywrightException', 'Request', 'RequestOptions'],
      ...['Response', 'Route', 'Selectors', 'TimeoutError', 'Touchscreen', 'Tracing', 'Video'],
      ...['WebError', 'WebSocket', 'WebSocketFrame', 'WebSocketRoute', 'Worker'],
    ),
  ),
  group(
    'Assertions',
    classes(
      ...['APIResponseAssertions', 'GenericAssertions', 'LocatorAssertions', 'PageAssertions'],
      ...['SnapshotAssertions', ...assertions],
    ),
  ),
  group(
    'Test Runner',
    classes(
      ...['Fixtures', 'FullConfig', 'FullProject', 'Location', 'TestConfig', 'TestInfo'],
      ...['TestInfoError', 'TestOptions', 'TestProject', 'TestStepInfo', 'WorkerInfo'],
    ),
  ),
  group(
    'Test Reporter',
    classes('Reporter', 'Suite', 'TestCase', 'TestError', 'TestResult', 'TestStep'),
  ),
  group(
    'Experimental',
    classes(
      ...['Android', 'AndroidDevice', 'AndroidInput', 'AndroidSocket', 'AndroidWebView'],
      ...['Electron', 'ElectronApplication'],
    ),
  ),
];

const community: SidebarSource[] = [
  { type: 'doc', id: 'welcome' },
  { type: 'doc', id: 'ambassadors' },
];

/** The sidebars of each version. An edition leaves out the pages that it does not have. */
export const sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>> = {
  current: { docs: docs([], ['junit']), api: api(), community },
  stable: { docs: docs(['junit'], []), api: api('PlaywrightAssertions'), community },
};

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

/** A part of the guides, closed unless it has the page: all of them at once are four screens of links. */
const topic = (label: string, ...ids: string[]): SidebarSource =>
  group(label, guides(...ids), true);

/** JUnit's page belongs to the beginning in one version, to the reporters in the other. */
const docs = (started: string[], reports: string[]): SidebarSource[] => [
  group('Getting Started', guides(...gettingStarted, ...started)),
  ...guides('library', 'release-notes'),
  group('Guides', [
    topic(
      'Labs',
      ...['labs-locators', 'labs-translator', 'labs-aria-snapshots', 'labs-actionability'],
      'labs-url-patterns',
    ),
    topic('Find and act', 'locators', 'other-locators', 'actionability', 'input', 'touch-events'),
    topic('Check', 'test-assertions', 'aria-snapshots', 'test-snapshots', 'accessibility-testing'),
    topic(
      'Pages and browsers',
      ...['browser-contexts', 'pages', 'navigations', 'frames', 'dialogs', 'downloads'],
      ...['events', 'evaluating', 'handles', 'multithreading'],
    ),
    topic('Network', 'network', 'mock', 'mock-browser-apis', 'api-testing'),
    topic('Environment', 'auth', 'emulation', 'clock'),
    topic('Browsers', 'browsers', 'chrome-extensions', 'webview2'),
    topic(
      'Test runner',
      ...['test-configuration', 'test-use-options', 'test-projects', 'test-fixtures'],
      ...['test-annotations', 'test-parameterize', 'test-global-setup-teardown'],
      ...['test-parallel', 'test-sharding', 'test-retries', 'test-timeouts', 'test-reporters'],
      ...[...reports, 'test-webserver', 'test-typescript', 'test-components', 'test-cli'],
    ),
    topic(
      'Tools',
      ...['debug', 'errors', 'test-ui-mode', 'getting-started-vscode', 'codegen', 'test-agents'],
      ...['trace-viewer', 'screenshots', 'videos'],
    ),
    topic('Organize tests', 'best-practices', 'pom'),
    topic('Extend and follow', 'extensibility', 'canary-releases'),
    topic('Migration', 'selenium', 'cypress', 'puppeteer', 'testing-library', 'protractor'),
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
  ...guides('welcome', 'ambassadors'),
  group(
    'Videos',
    guides(
      ...['learn-videos', 'feature-videos', 'release-videos', 'live-streams'],
      ...['conference-videos', 'mcp-videos'],
    ),
  ),
];

/** The sidebars of each version. An edition leaves out the pages that it does not have. */
export const sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>> = {
  current: { docs: docs([], ['junit']), api: api(), community },
  stable: { docs: docs(['junit'], []), api: api('PlaywrightAssertions'), community },
};

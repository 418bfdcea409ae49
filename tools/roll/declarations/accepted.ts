/** A difference between declarations and facts that is right as it is. */
export interface Accepted {
  /** `*` stands for one name or a part of it, `**` for any number of names. */
  path: string;
  missingFrom: 'declarations' | 'facts';
  why: string;
}

/** An argument that the declarations call otherwise than the facts. */
export interface Renamed {
  path: string;
  /** Its name in the declarations. */
  to: string;
  why: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    path: 'AndroidDevice.*.selector.*',
    missingFrom: 'facts',
    why: 'The facts have only the name of the type, AndroidSelector.',
  },
  {
    path: 'BrowserType.connect*.options.wsEndpoint',
    missingFrom: 'facts',
    why: 'An overload kept for callers of old versions; the URL is the first argument now.',
  },
  {
    path: 'ElementHandle.querySelector.options',
    missingFrom: 'facts',
    why: 'Declared as for a page, but a handle ignores `strict`.',
  },
  {
    path: 'Locator.evaluateHandle.options',
    missingFrom: 'declarations',
    why: 'Node.js takes a `timeout`, but the declarations do not say so.',
  },
  {
    path: 'PlaywrightAssertions.expect*.messageOrOptions',
    missingFrom: 'facts',
    why: 'The guide to assertions describes messages; the facts follow the other languages.',
  },
  ...['soft', 'poll', 'extend', 'configure', 'getState', 'not'].map((name): Accepted => ({
    path: `PlaywrightAssertions.${name}`,
    missingFrom: 'facts',
    why: 'A function on `expect` itself: the guide to assertions describes it.',
  })),
  {
    path: 'Fixtures.playwright',
    missingFrom: 'facts',
    why: 'The module itself, without a description.',
  },
  {
    path: 'TestOptions.defaultBrowserType',
    missingFrom: 'facts',
    why: 'What `browserName` falls back to; device descriptors set it.',
  },
  {
    path: 'TestOptions.contextOptions.*',
    missingFrom: 'facts',
    why: 'The facts refer to the options of Browser.newContext.',
  },
  {
    path: 'TestOptions.launchOptions.*',
    missingFrom: 'facts',
    why: 'The facts refer to the options of BrowserType.launch.',
  },
  {
    path: 'FullConfig.webServer.*',
    missingFrom: 'facts',
    why: 'The facts refer to TestConfig.webServer.',
  },
  {
    path: '*Config.reporter.*',
    missingFrom: 'declarations',
    why: 'The facts number the two parts of a pair, which is a tuple in the declarations.',
  },
];

export const RENAMED: readonly Renamed[] = [
  ...['Generic.value', 'APIResponse.response', 'Locator.locator', 'Page.page'].map((end) => ({
    path: `PlaywrightAssertions.expect${end}`,
    to: 'actual',
    why: 'One generic function in Node.js, one for each type in the facts.',
  })),
];

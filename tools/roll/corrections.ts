import type { ApiLanguage } from '#api-reference/facts.ts';

/** What the description says of a language, although its package is otherwise. */
export interface Correction {
  /** `Page.goto.options.timeout`, or `Response.finished` for what it returns; `*` as in `exceptions.yaml`. */
  path: string;
  language: ApiLanguage;
  /** Its type there, or `nothing` where the package does not have it at all. */
  type: string;
  why: string;
}

export const NOTHING = 'nothing';

const CHANNELS = [
  ...['chrome', 'chrome-beta', 'chrome-dev', 'chrome-canary'],
  ...['msedge', 'msedge-beta', 'msedge-dev', 'msedge-canary', 'firefox-stable'],
];

const TRACE_MODES = [
  ...['off', 'on', 'retain-on-failure', 'on-first-retry'],
  ...['on-all-retries', 'retain-on-first-failure'],
];

export const CORRECTIONS: readonly Correction[] = [
  {
    path: 'APIRequestContext.dispose.options',
    language: 'csharp',
    type: NOTHING,
    why: 'DisposeAsync comes from IAsyncDisposable, which knows of no options.',
  },
  ...['isHidden', 'isVisible'].map((name): Correction => ({
    path: `Frame.${name}.options.timeout`,
    language: 'python',
    type: NOTHING,
    why: 'The generated class does not pass it on, and calls with it raise a TypeError.',
  })),
  {
    path: 'Response.finished',
    language: 'python',
    type: '[void]',
    why: 'The error is raised and never returned.',
  },
  ...(['js', 'python'] as const).map((language): Correction => ({
    path: 'WebSocketRoute.onMessage.handler',
    language,
    type: '[function]([string]|[Buffer]): [Promise<any>|any]',
    why: 'Binary messages arrive as bytes.',
  })),
  ...['evaluate', 'evaluateHandle'].map((name): Correction => ({
    path: `ElectronApplication.${name}.expression`,
    language: 'js',
    type: '[function]|[string]',
    why: 'The description names the argument of the function instead of the text.',
  })),
  {
    path: 'TestOptions.testIdAttribute',
    language: 'js',
    type: '[string]',
    why: 'The description has no type.',
  },
  {
    path: 'TestOptions.trace',
    language: 'js',
    type: `[Object]|[TraceMode]<${TRACE_MODES.map((name) => `"${name}"`).join('|')}>`,
    why: 'The description leaves out a mode that the field `mode` has.',
  },
  {
    path: '*.*.options.proxy',
    language: 'java',
    type: '[string]|[Object]',
    why: 'setProxy(String) takes the server alone.',
  },
  {
    path: 'Tracing.group.options.location',
    language: 'java',
    type: '[string]|[Object]',
    why: 'setLocation(String) takes the file alone.',
  },
  {
    path: 'BrowserType.launch*.options.channel',
    language: 'java',
    type: `[BrowserChannel]<${CHANNELS.map((name) => `"${name}"`).join('|')}>|[string]`,
    why: 'The package accepts an enumeration of channels as well as text.',
  },
];

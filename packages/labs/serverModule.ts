import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What samples run with (`run/`): the end of the framework that is not in the page, apart from browsers and files. */
const FILES = [
  ...['client/locator', 'protocol/serializers', 'utils', 'utils/isomorphic/*'],
  ...['callLog', 'dom', 'errors', 'frameSelectors', 'frames', 'helper', 'input', 'instrumentation'],
  ...['javascript', 'progress', 'protocolError', 'selectors', 'types', 'usKeyboardLayout'],
  ...['utils/eventsHelper', 'utils/expectUtils', 'utils/task'],
].map((name) => (/^(client|protocol|utils$|utils\/iso)/.test(name) ? name : `server/${name}`));
const RUNNER_FILES = [
  ...['matchers/expect', 'matchers/matcherHint', 'matchers/matchers', 'matchers/toBeTruthy'],
  ...['matchers/toEqual', 'matchers/toMatchText', 'common/expectBundle', 'common/expectBundleImpl'],
];

/** What is taken from these files. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'core/client/locator': ['Locator'],
  'core/server/callLog': ['compressCallLog'],
  'core/server/dom': ['ElementHandle', 'FrameExecutionContext'],
  'core/server/errors': ['TimeoutError'],
  'core/server/frames': ['FrameManager'],
  'core/server/input': ['Keyboard', 'Mouse'],
  'core/server/instrumentation': ['createInstrumentation'],
  'core/server/javascript': ['JSHandle', 'JavaScriptErrorInEvaluate'],
  'core/server/progress': ['ProgressController'],
  'core/server/selectors': ['Selectors'],
  'core/utils/isomorphic/manualPromise': ['LongStandingScope'],
  'core/utils/isomorphic/urlMatch': ['urlMatches'],
  'runner/matchers/expect': ['expect'],
};

/**
 * The server of a release as an ES module for browsers. `core` and `runner` are the folders of its packages.
 * `withWindow` says which page its functions mean by `document`; where they use what browsers don't have, nothing happens.
 */
export function serverModule(core: string, runner: string): string {
  const folders: Record<string, string> = { core: join(core, 'lib'), runner: join(runner, 'lib') };
  const sources = new Map<string, string>();

  function add(key: string): void {
    if (sources.has(key)) return;
    const [owner = '', ...path] = key.split('/');
    const file = join(folders[owner] ?? '', `${path.join('/')}.js`);
    if (!existsSync(file)) throw new Error(`${file} is missing, which samples run with.`);
    const source = readFileSync(file, 'utf8');
    const required: Record<string, string> = {};
    sources.set(key, '');
    for (const [, name = ''] of source.matchAll(/\brequire\("([^"]*)"\)/g)) {
      const target = resolve(key, name);
      if (isWanted(target)) add(target);
      required[name] = target;
    }
    sources.set(
      key,
      `${JSON.stringify(key)}: [${JSON.stringify(required)}, (module, exports, require) => {\n${source}\n}]`,
    );
  }
  for (const key of Object.keys(EXPORTS)) add(key);

  const exports = Object.entries(EXPORTS).map(
    ([key, names]) => `export const { ${names.join(', ')} } = load('${key}');`,
  );
  return `${RUNTIME}\nconst sources = {\n${[...sources.values()].join(',\n')}\n};\n${exports.join('\n')}`;
}

function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return name.replace(/^playwright-core\/lib\//, 'core/');
}

function isWanted(key: string): boolean {
  const [owner, ...path] = key.split('/');
  const name = path.join('/');
  if (owner === 'runner') return RUNNER_FILES.includes(name);
  return owner === 'core' && FILES.includes(name.replace(/^(utils\/isomorphic)\/\w+$/, '$1/*'));
}

/** What these files expect around them. */
const RUNTIME = `const global = globalThis;
let document, innerWidth, innerHeight;
export function withWindow(window, run) {
  ({ document, innerWidth, innerHeight } = window);
  return run();
}
const process = {
  argv: [], cwd: () => '/', emitWarning() {}, env: { NO_COLOR: '1' }, on() {}, platform: 'linux', stderr: {}, stdout: {},
  version: 'v20.0.0', versions: { electron: 'it waits with setTimeout' },
};
class EventEmitter {
  listeners = new Map();
  on(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
    return this;
  }
  off(name, listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? []).filter((each) => each !== listener));
    return this;
  }
  addListener(...args) { return this.on(...args); }
  removeListener(...args) { return this.off(...args); }
  setMaxListeners() {}
  emit(name, ...args) { for (const listener of this.listeners.get(name) ?? []) listener(...args); }
}
const absent = new Proxy(function () {}, {
  get: (target, name) => (name === Symbol.toPrimitive ? () => '' : name === 'prototype' ? target.prototype : absent),
  apply: () => undefined,
});
const own = {
  events: { EventEmitter },
  'core/server/utils/crypto': { createGuid: () => '' },
  'core/client/elementHandle': { ElementHandle: { fromNullable: (handle) => handle } },
};
const loaded = {};
function load(key) {
  if (key in own) return own[key];
  const [required, run] = sources[key] ?? [];
  if (!run) return absent;
  if (!loaded[key]) {
    const module = (loaded[key] = { exports: {} });
    run(module, module.exports, (name) => load(required[name]));
  }
  return loaded[key].exports;
}`;

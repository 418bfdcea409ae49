import * as server from 'virtual:framework/server';
import type { Language } from '../worker/languages.ts';
import type { PerformApi } from './perform.ts';
import { createRemotePage } from './remotePage.ts';

interface ApiOptions {
  language: Language;
  /** In milliseconds, for actions and assertions. */
  timeout: number;
  onLog: (message: string) => void;
  note: (text: string) => void;
}

export interface Api extends PerformApi {
  /** Where the elements of the last locator are that something was called on. */
  targets: () => Promise<DOMRect[]>;
  /** Ends what is going on. */
  abort: (reason: Error) => void;
}

interface Timeout {
  timeout?: number;
}
type Task<Result> = (progress: server.Progress) => Promise<Result>;

/** The API of the library for a page in a frame: its own locators and assertions, and a page that leads to them. */
export function createApi(main: HTMLIFrameElement, options: ApiOptions): Api {
  const remote = createRemotePage(main, options);
  const { frame } = remote;
  let apiName = '';
  let target = '';
  let current: server.ProgressController | undefined;

  async function call<Result>(
    task: Task<Result>,
    { timeout = options.timeout }: Timeout = {},
    method = '',
  ): Promise<Result> {
    const metadata: server.Metadata = {
      ...{ id: '', type: 'Frame', method, params: {}, log: [] },
      ...(method === 'expect' && { title: `Expect "${apiName}"` }),
    };
    current = new server.ProgressController(metadata, options.onLog);
    try {
      return await current.run(task, timeout);
    } catch (error) {
      // As the library puts it together from both of its ends.
      const { message } = error as Error;
      const log = server.compressCallLog(metadata.log);
      const end = log.length > 0 ? `\nCall log:\n${log.join('\n')}\n` : '';
      const name = error instanceof server.TimeoutError ? 'TimeoutError' : 'Error';
      throw Object.assign(new Error(`${apiName}: ${message}${end}`), { name });
    }
  }

  const methods = frame as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const channel = {
    blur: ({ selector, ...rest }: { selector: string } & Timeout) =>
      call((progress) => frame.blur(progress, selector, rest), rest),
    async waitForSelector({ selector, ...rest }: { selector: string } & Timeout) {
      const handle = (await call(
        (progress) => frame.waitForSelector(progress, selector, true, rest),
        rest,
      )) as server.ElementHandle | null;
      return { element: handle && elementMethods(handle) };
    },
  };
  const elementMethods = (handle: server.ElementHandle) => ({
    boundingBox: () => handle.boundingBox(),
    scrollIntoViewIfNeeded: (rest: Timeout) =>
      call((progress) => handle.scrollIntoViewIfNeeded(progress), rest),
    selectText: (rest: Timeout) => call((progress) => handle.selectText(progress, rest), rest),
    dispose: () => undefined,
  });

  /** What locators call; everything that isn't listed is a method of the frame, which gets the selector first. */
  const client: Record<string, unknown> = {
    _platform: {},
    _channel: channel,
    _timeout: ({ timeout = options.timeout }: Timeout = {}) => timeout,
    _wrapApiCall: (run: () => unknown) => run(),
    _queryCount: (selector: string) => call(() => frame.queryCount(selector, {})),
    page: () => page,
    async $$eval(selector: string, fn: (elements: unknown[]) => unknown) {
      const handles = await call(() => frame.selectors.queryAll(selector));
      return fn(handles.map(({ _objectId }) => _objectId));
    },
    selectOption: (selector: string, values: unknown, rest: Timeout) =>
      call((progress) => frame.selectOption(progress, selector, [], optionsOf(values), rest), rest),
    _expect: (expression: string, { selector, ...rest }: { selector?: string } & Timeout) =>
      call(
        (progress) => frame.expect(progress, selector, { expression, ...rest }, rest.timeout),
        rest,
        'expect',
      ),
  };
  const clientFrame = new Proxy(client, {
    get: (own, name: string) =>
      own[name] ??
      ((...args: unknown[]) =>
        call(
          (progress) => methods[name]?.(progress, ...args) as Promise<unknown>,
          args.at(-1) as Timeout,
        )),
  });

  const root = new server.Locator(clientFrame, '') as unknown as Record<
    string,
    (...args: unknown[]) => Record<'_selector' | '_frameSelector', string>
  >;
  const fromPage =
    (name: string) =>
    (...args: unknown[]) => {
      const made = root[name]?.(...args);
      // As if there were nothing before it.
      for (const key of ['_selector', '_frameSelector'] as const)
        if (made?.[key]) made[key] = made[key].replace(/^ >> /, '');
      return made;
    };

  const url = (): string => remote.window().location.href;
  const page = {
    ...Object.fromEntries(LOCATING.map((name) => [name, fromPage(name)])),
    ...{ url, mainFrame: () => clientFrame, context: () => ({ _options: {} }) },
    title: () => call(() => frame.title()),
    goto: (to: string, rest: Timeout = {}) =>
      call((progress) => frame.goto(progress, to, rest), rest),
    reload: () => call((progress) => frame.goto(progress, url(), {})),
    waitForLoadState: (state = 'load', rest: Timeout = {}) =>
      call((progress) => frame._waitForLoadState(progress, state), rest),
    waitForURL: (match: string | RegExp, rest: Timeout = {}) =>
      call((progress) => untilUrl(progress, match), rest),
    keyboard: device(remote.keyboard),
    mouse: device(remote.mouse),
  };

  async function untilUrl(progress: server.Progress, match: string | RegExp): Promise<void> {
    const isThere = (): boolean => server.urlMatches(undefined, url(), match);
    const to = typeof match === 'string' ? ` to "${match}"` : '';
    if (!isThere()) progress.log(`waiting for navigation${to} until "load"`);
    while (!isThere()) await progress.wait(POLL_MS);
    await frame._waitForLoadState(progress, 'load');
  }

  /** The keyboard or mouse: the server's own methods. */
  function device(own: object): object {
    const called = own as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const double = (x: number, y: number) => ['click', x, y, { clickCount: 2 }] as const;
    return new Proxy(own, {
      get:
        (_own, name: string) =>
        (...args: unknown[]) => {
          const [method, ...given] =
            name === 'dblclick' ? double(args[0] as number, args[1] as number) : [name, ...args];
          return call((progress) => called[method]?.(progress, ...given) as Promise<unknown>);
        },
    });
  }

  return {
    page,
    expect: server.expect.configure({ timeout: options.timeout }),
    named(name, owner, run) {
      apiName = name;
      if (owner instanceof server.Locator) target = owner._selector;
      return run();
    },
    async targets() {
      if (!target) return [];
      const handles = await frame.selectors.queryAll(target).catch(() => []);
      return handles.map(({ _objectId }) => remote.boxOf(_objectId as Element));
    },
    abort: (reason) => void current?.abort(reason).catch(() => undefined),
  };
}

const POLL_MS = 20;

const LOCATING = [
  ...['getByAltText', 'getByLabel', 'getByPlaceholder', 'getByRole', 'getByTestId', 'getByText'],
  ...['getByTitle', 'locator', 'frameLocator'],
];

function optionsOf(values: unknown): unknown[] {
  const list = values === null ? [] : Array.isArray(values) ? values : [values];
  return list.map((each: unknown) => (typeof each === 'string' ? { valueOrLabel: each } : each));
}

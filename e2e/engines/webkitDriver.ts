import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { START_MS, type Driver, type Key, type Size } from './driver.ts';
import { until } from './until.ts';
import { isReady, openSession, type WebDriverSession } from './webDriver.ts';

interface WebkitDriverOptions {
  /** `MiniBrowser` of WebKitGTK. */
  binary: string;
}

/** On Linux, all of 127.0.0.0/8 is this machine: nothing else listens at the one that a process takes. */
const HOST = ['127', ...[16, 8, 0].map((bits) => (process.pid >> bits) & 255)].join('.');
/** Of the next driver: the last one may still be ending. */
let port = 24_444;
/** Larger than any window of the tests. */
const SCREEN = '2000x1400x24';
const PAUSE_MS = 20;

/** Drives WebKitGTK with its own driver, on a virtual display. */
export async function startWebkit({ binary }: WebkitDriverOptions): Promise<Driver> {
  port += 1;
  const origin = `http://${HOST}:${port}`;
  const server = ['WebKitWebDriver', `--host=${HOST}`, `--port=${port}`];
  const settings = await writeSettings();
  // A separate process group: display, driver and browser end together.
  const child = spawn('xvfb-run', ['-a', '-s', `-screen 0 ${SCREEN}`, ...server], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  });
  const ended = once(child, 'exit');
  const stop = (): void => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid);
  };
  process.once('exit', stop);
  const close = async (): Promise<void> => {
    stop();
    await ended;
    process.off('exit', stop);
    await rm(settings, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const failed = ended.then(() => Promise.reject(new Error('WebKitWebDriver did not start.')));
    const ready = until('WebKitWebDriver is ready', () => isReady(origin), Boolean, START_MS);
    await Promise.race([ready, failed]);
    const session = await openSession(origin, {
      // Every test waits for what it needs; some hold a file that the page load would wait for.
      pageLoadStrategy: 'none',
      // Without its toolbar the window can be narrow.
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    });
    return {
      ...commands(session),
      close: () =>
        session
          .end()
          .catch(() => undefined)
          .then(close),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes GTK's own widgets as narrow as a phone; their minimum width exceeds 320 px. */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playbill-webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version));
    await writeFile(
      join(folder, version, 'gtk.css'),
      '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n',
    );
  }
  return folder;
}

function commands(session: WebDriverSession): Omit<Driver, 'close'> {
  const act = (input: object) => session.post('actions', { actions: [input] });
  return {
    run: (expression) => evaluate(session, expression),
    async clickAt({ x, y }) {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    async press(keys) {
      const values = keys.map(keyValue);
      const actions = [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await act({ type: 'key', id: 'keyboard', actions });
    },
    async resize({ width, height }: Size) {
      await session.post('window/rect', { x: 0, y: 0, width, height });
    },
    screenshot: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
  };
}

interface Outcome {
  value?: unknown;
  error?: string;
  isPending?: boolean;
}

/**
 * Asynchronous scripts never return if their document goes away meanwhile. So a promise stores its outcome in
 * the window, which is polled.
 */
async function evaluate(session: WebDriverSession, expression: string): Promise<unknown> {
  const run = async (script: string) =>
    (await session.post('execute/sync', { script, args: [] })) as Outcome | null;
  let outcome = await run(`const value = ${expression};
    if (!(value instanceof Promise)) return { value };
    const outcome = { isPending: true };
    value.then(
      (value) => Object.assign(outcome, { value, isPending: false }),
      (error) => Object.assign(outcome, { error: String(error), isPending: false }),
    );
    return (window.testOutcome = outcome);`);
  while (outcome?.isPending) {
    await delay(PAUSE_MS);
    outcome = await run('return window.testOutcome;');
  }
  if (!outcome) throw new Error('The document has gone away.');
  if (outcome.error !== undefined) throw new Error(outcome.error);
  return outcome.value;
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

function keyValue(key: Key): string {
  return KEYS[key] ?? key;
}

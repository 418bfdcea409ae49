import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type {
  BrowserContext,
  Expect,
  LaunchOptions,
  Locator,
  Page,
  Route,
} from 'playwright-stable/test';
import type { Claims } from './claims.d.ts';

/** A call that fails; where it waits before it does, `wait` says how long. */
type Act = (
  page: Page,
  wait: { timeout: number },
  context: BrowserContext,
  expect: Expect,
) => Promise<unknown>;

const covered =
  '<button>Save</button><div class="banner" style="position: fixed; inset: 0">Cookies</div>';
const moving = `<style>@keyframes move { to { margin-left: 300px } }
  button { animation: move .3s infinite alternate }</style><button>Save</button>`;
const replaced = `<button>Save</button><img src="x:" onerror="const again = () => {
  document.querySelector('button').outerHTML = '<button>Save</button>';
  requestAnimationFrame(again);
}; again()">`;

/** What a call throws on a page whose process has ended. */
const crash =
  (act: Act): Act =>
  async (page, wait, context, expect) => {
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    return act(page, wait, context, expect);
  };

const click: Act = (page, wait) => page.getByRole('button').click(wait);
const clickCss: Act = (page, wait) => page.locator('button').click(wait);
const fill =
  (text: string): Act =>
  (page, wait) =>
    page.locator('input, div').fill(text, wait);

/** What a section says, and what makes the framework say it: the markup of a page, and a call. */
type Message = readonly [section: string, message: string, html: string, act: Act];

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** What the guide says of messages is what the framework prints. A busy machine gets more time to print it. */
const claim =
  (messages: readonly Message[]): Claims[string] =>
  async ({ browser, expect }) => {
    for (const [section, message, html, act] of messages) {
      let printed = '';
      for (let timeout = 500; timeout < 20_000 && !printed.includes(message); timeout *= 3) {
        // What a failed call leaves behind, such as a navigation, is nothing to the next one.
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.setContent(html);
        printed = await act(page, { timeout }, context, expect).then(String, String);
        printed = printed.replace(COLORS, '');
        await context.close();
      }
      expect.soft(printed, section).toContain(message);
    }
  };

/** A navigation that fails as if the network had. */
const abort =
  (code: string): Act =>
  (page) =>
    page
      .route('**/gone', (route) => route.abort(code))
      .then(() => page.goto('https://stagehand.example/gone'));

/** What happens at the URL of a server that runs meanwhile; with a certificate that nobody trusts, if it is `https`. */
const served =
  (protocol: 'http' | 'https', act: (page: Page, url: string) => Promise<unknown>): Act =>
  async (page) => {
    const pem = protocol === 'https' ? readFileSync('self-signed.pem') : '';
    const server = pem ? createSecureServer({ key: pem, cert: pem }) : createServer();
    server.on('request', (_request, response) => response.end('x'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return act(page, `${protocol}://127.0.0.1:${port}/`).finally(() => server.close());
  };

/** Options that the stage sets can be taken back. */
type Launch = { [Name in keyof LaunchOptions]: LaunchOptions[Name] | undefined };
const launch =
  (options: Launch): Act =>
  (page) =>
    browserTypeOf(page).launch(options as LaunchOptions);
const browserTypeOf = (page: Page) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  return browser.browserType();
};

/** A port at which nothing listens. */
const NOWHERE = '127.0.0.1:61999';

const imports = "import { test as base, test, expect } from '@playwright/test';";
const never = 'const never = new Promise(() => setInterval(() => {}, 1000));';

/** Runs Playwright Test in a folder with these files, and resolves to what it prints. */
async function runTests(
  name: string,
  files: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  const folder = join(process.cwd(), 'runs', name);
  const settings = { reporter: 'line', timeout: 2000, projects: [{ name: 'chromium' }] };
  const configuration = `export default ${JSON.stringify(settings)};`;
  for (const [path, code] of Object.entries({ 'playwright.config.js': configuration, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.includes('.spec.') ? `${imports} ${code}` : code);
  }
  return runCommand(['test', '-c', folder, ...args]);
}

/** Runs a command of Playwright, and resolves to what it prints. */
async function runCommand(args: string[], env: Readonly<Record<string, string>> = {}) {
  // What the runner of the samples has set is not for this one.
  const own = Object.entries(process.env).filter(([key]) => !/^(PLAYWRIGHT_|PW|TEST_)/.test(key));
  const command = join(dirname(process.argv[1] ?? ''), '../../cli.js');
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...Object.fromEntries(own), ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
}

/** Several runs of the runner take longer than a sample may. */
const LONG = 900_000;

/** What a section says, each with a part of what a run printed. */
const expectAll = (
  expect: Expect,
  printed: string,
  messages: Readonly<Record<string, readonly string[]>>,
): void => {
  for (const [section, parts] of Object.entries(messages)) {
    for (const part of parts) expect.soft(printed, section).toContain(part);
  }
};

/** Sections without a sample that runs are proven with the nearest that has one. */
export const claims: Claims = {
  'strict-mode-violation/1': claim([
    [
      'strict-mode-violation',
      'strict mode violation: ',
      '<button>1</button><button>2</button>',
      click,
    ],
    [
      'strict-mode-violation',
      ' resolved to 2 elements:',
      '<button>1</button><button>2</button>',
      click,
    ],
    ['waiting-for-locator', 'ms exceeded.', '', click],
    [
      'not-visible',
      'element is not visible',
      '<button style="display: none">Save</button>',
      clickCss,
    ],
    ['not-enabled', 'element is not enabled', '<button disabled>Save</button>', click],
    ['not-stable', 'element is not stable', moving, click],
  ]),
  'waiting-for-locator/1': claim([
    [
      'intercepts-pointer-events',
      '<div class="banner">Cookies</div> intercepts pointer events',
      covered,
      click,
    ],
    [
      'outside-of-the-viewport',
      'element is outside of the viewport',
      '<button style="position: fixed; left: -900px">Save</button>',
      click,
    ],
    ['detached-from-the-dom', 'element was detached from the DOM, retrying', replaced, click],
    ['not-editable', 'element is not editable', '<input readonly>', fill('x')],
    [
      'cannot-be-filled',
      'Element is not an <input>, <textarea>, <select> or [contenteditable] and does not have a role allowing [aria-readonly]',
      '<div>x</div>',
      fill('x'),
    ],
    [
      'cannot-be-filled',
      'Input of type "checkbox" cannot be filled',
      '<input type="checkbox">',
      fill('x'),
    ],
    [
      'cannot-be-filled',
      'Cannot type text into input[type=number]',
      '<input type="number">',
      fill('two'),
    ],
    ['cannot-be-filled', 'Malformed value', '<input type="date">', fill('12/24/2026')],
    [
      'did-not-find-some-options',
      'did not find some options',
      '<select></select>',
      (page, wait) => page.locator('select').selectOption('Musical', wait),
    ],
    [
      'did-not-find-some-options',
      'Element is not a <select> element',
      '<div>x</div>',
      (page, wait) => page.locator('div').selectOption('Musical', wait),
    ],
  ]),
  'navigation-timeout/1': claim([
    [
      'checkbox-state',
      'Clicking the checkbox did not change its state',
      '<input type="checkbox" onclick="return false">',
      (page, wait) => page.locator('input').check(wait),
    ],
    [
      'checkbox-state',
      'Not a checkbox or radio button',
      '<button>Save</button>',
      (page, wait) => page.locator('button').check(wait),
    ],
    [
      'file-upload',
      'Node is not an HTMLInputElement',
      '<button>Save</button>',
      (page, wait) =>
        page
          .locator('button')
          .setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from('') }, wait),
    ],
    [
      'file-upload',
      'Non-multiple file input can only accept single file',
      '<input type="file">',
      (page, wait) =>
        page.locator('input').setInputFiles(
          ['a', 'b'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('') })),
          wait,
        ),
    ],
    [
      'selector-syntax',
      'while parsing css selector "div[". Did you mean to CSS.escape it?',
      '',
      (page, wait) => page.locator('div[').click(wait),
    ],
    [
      'selector-syntax',
      'Unknown engine "data-qa" while parsing selector data-qa=total',
      '',
      (page, wait) => page.locator('data-qa=total').click(wait),
    ],
    ['unknown-key', 'Unknown key: "Ctrl"', '', (page) => page.keyboard.press('Ctrl+A')],
    [
      'tap',
      'The page does not support tap. Use hasTouch context option to enable touch support.',
      '<button>Save</button>',
      (page, wait) => page.locator('button').tap(wait),
    ],
  ]),
  'event-timeout/1': claim([
    [
      'navigation-timeout',
      'waiting until "load"',
      '',
      (page, wait) =>
        page
          .route('**/slow', () => {})
          .then(() => page.goto('https://stagehand.example/slow', wait)),
    ],
    [
      'event-timeout',
      'ms exceeded while waiting for event "popup"',
      '',
      (page, wait) => page.waitForEvent('popup', wait),
    ],
    [
      'event-timeout',
      'ms exceeded while waiting for event "response"',
      '',
      (page, wait) => page.waitForResponse('**/api', wait),
    ],
  ]),
  'screenshot-timeout/1': claim([
    [
      'screenshot-timeout',
      'waiting for fonts to load...',
      '',
      async (page, wait) => {
        await page.route('**/slow.woff2', () => {});
        await page.evaluate(`document.fonts.add(
          new FontFace('Slow', 'url(https://stagehand.example/slow.woff2)'),
        ).forEach((face) => face.load())`);
        return page.screenshot(wait);
      },
    ],
    [
      'no-response',
      'performing click action',
      '<button onclick="alert(1)">Save</button>',
      (page, wait) => {
        page.on('dialog', () => {});
        return page.getByRole('button').click(wait);
      },
    ],
    [
      'no-response',
      'waiting for scheduled navigations to finish',
      '<a href="https://stagehand.example/slow">Save</a>',
      (page, wait) =>
        page.route('**/slow', () => {}).then(() => page.getByRole('link').click(wait)),
    ],
    [
      'navigation-timeout',
      'waiting for navigation to "**/basket" until "load"',
      '',
      (page, wait) => page.waitForURL('**/basket', wait),
    ],
    [
      'execution-context-destroyed',
      'Unable to retrieve content because the page is navigating and changing the content.',
      '',
      async (page) => {
        await page.route('**/*', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>1</p>' }),
        );
        const going = page.goto('https://stagehand.example/').then(() => '');
        let printed: string | undefined;
        while (!printed) {
          printed = await Promise.race([page.content().then(() => undefined, String), going]);
          if (printed === '') break;
        }
        await going;
        return printed;
      },
    ],
  ]),
  'not-defined/1': claim([
    [
      'aborted',
      'net::ERR_ABORTED at ',
      '',
      (page) =>
        page
          .route('**/gone', (route) => route.abort('aborted'))
          .then(() => page.goto('https://stagehand.example/gone')),
    ],
    [
      'aborted',
      'net::ERR_ABORTED; maybe frame was detached?',
      '<a href="https://stagehand.example/gone">Gone</a>',
      async (page) => {
        await page.route('**/gone', (route) => route.abort('aborted'));
        const gone = page.waitForURL('**/gone').catch(String);
        await page.getByRole('link').click();
        return gone;
      },
    ],
    [
      'invalid-url',
      'Protocol error (Page.navigate): Cannot navigate to invalid URL',
      '',
      (page) => page.goto('http://'),
    ],
    ['invalid-url', 'get: Invalid URL', '', (page) => page.request.get('http://')],
    [
      'execution-context-destroyed',
      'Execution context was destroyed, most likely because of a navigation',
      '',
      async (page) => {
        const evaluated = page
          .evaluate(() => new Promise(() => console.log('begun')))
          .catch(String);
        await page.waitForEvent('console');
        await page.reload();
        return evaluated;
      },
    ],
    [
      'target-closed',
      'Target page, context or browser has been closed',
      '',
      (page) => page.close().then(() => page.getByRole('button').click()),
    ],
    [
      'frame-detached',
      'Frame was detached',
      '<iframe></iframe>',
      async (page, wait) => {
        const clicked = page.frames()[1]?.locator('button').click(wait).catch(String);
        await page.locator('iframe').evaluate((iframe) => iframe.remove());
        return clicked;
      },
    ],
    [
      'frame-detached',
      'resolved to <div></div>, <iframe> was expected',
      '<div></div>',
      (page, wait) => page.frameLocator('div').locator('button').click(wait),
    ],
  ]),
  'clock-past/1': claim([
    ['crashed', 'page.goto: Page crashed', '', crash((page) => page.goto('about:blank'))],
    ['crashed', 'page.evaluate: Target crashed', '', crash((page) => page.evaluate('1'))],
    ['not-defined', 'ReferenceError: basket is not defined', '', (page) => page.evaluate('basket')],
    [
      'already-registered',
      'Function "sell" has been already registered',
      '',
      (page) =>
        page.exposeFunction('sell', () => {}).then(() => page.exposeFunction('sell', () => {})),
    ],
    [
      'clock-past',
      'Cannot fast-forward to the past',
      '',
      (page) => page.clock.install({ time: 5000 }).then(() => page.clock.pauseAt(10)),
    ],
    [
      'cookie-url',
      'Cookie should have a url or a domain/path pair',
      '',
      (_page, _wait, context) => context.addCookies([{ name: 'theme', value: 'dark' }]),
    ],
  ]),
  'response-body/1': claim([
    [
      'response-body',
      'Protocol error (Network.getResponseBody): No resource with given identifier found',
      '',
      served('http', async (page, url) => {
        const response = await page.goto(url);
        await page.goto('about:blank');
        return response?.body();
      }),
    ],
    [
      'certificate',
      'net::ERR_CERT_AUTHORITY_INVALID at ',
      '',
      served('https', (page, url) => page.goto(url)),
    ],
    [
      'certificate',
      'self-signed certificate',
      '',
      served('https', (page, url) => page.request.get(url)),
    ],
    [
      'elements-not-found',
      'element(s) not found',
      '',
      (page, wait, _context, expect) => expect(page.getByText('Tickets sent')).toBeVisible(wait),
    ],
    [
      'unexpected-value',
      'unexpected value "£54.00"',
      '<p>£54.00</p>',
      (page, wait, _context, expect) => expect(page.locator('p')).toHaveText('£52.00', wait),
    ],
    [
      'not-visible',
      'unexpected value "hidden"',
      '<p hidden>£54.00</p>',
      (page, wait, _context, expect) => expect(page.locator('p')).toBeVisible(wait),
    ],
    [
      'not-enabled',
      'unexpected value "disabled"',
      '<button disabled>Save</button>',
      (page, wait, _context, expect) => expect(page.locator('button')).toBeEnabled(wait),
    ],
    [
      'not-editable',
      'unexpected value "readOnly"',
      '<input readonly>',
      (page, wait, _context, expect) => expect(page.locator('input')).toBeEditable(wait),
    ],
    [
      'page-url',
      'expect(page).toHaveURL(expected) failed',
      '',
      (page, wait, _context, expect) =>
        expect(page).toHaveURL('https://stagehand.example/basket', wait),
    ],
    [
      'locator-object',
      'toHaveText can be only used with Locator object',
      '',
      // As in a test without types.
      (_page, _wait, _context, expect) =>
        (expect('£54.00') as unknown as ReturnType<typeof expect<Locator>>).toHaveText('£54.00'),
    ],
    ['name-not-resolved', 'net::ERR_NAME_NOT_RESOLVED at ', '', abort('namenotresolved')],
    ...['connectionreset', 'connectionclosed', 'timedout', 'addressunreachable', 'failed'].map(
      (code): Message => ['network-error', 'net::ERR_', '', abort(code)],
    ),
    [
      'connection-refused',
      'net::ERR_CONNECTION_REFUSED at ',
      '',
      (page) => page.goto(`http://${NOWHERE}/`),
    ],
    [
      'connection-refused',
      'connect ECONNREFUSED',
      '',
      (page) => page.request.get(`http://${NOWHERE}/`),
    ],
    [
      'download-is-starting',
      'Download is starting',
      '',
      (page) =>
        page
          .route('**/gone', (route) =>
            route.fulfill({ headers: { 'content-disposition': 'attachment' }, body: 'x' }),
          )
          .then(() => page.goto('https://stagehand.example/gone')),
    ],
    [
      'not-defined',
      'Attempting to serialize unexpected value',
      '',
      (page) => page.evaluate(String, () => {}),
    ],
    [
      'storage-state',
      'Error reading storage state from playwright/.auth/user.json:\nENOENT: no such file or directory',
      '',
      // Samples of other guides run in the same folder and write user.json.
      (_page, _wait, context) =>
        Promise.resolve(
          context.browser()?.newContext({ storageState: 'playwright/.auth/absent.json' }),
        ).catch((error: unknown) => String(error).replace('absent', 'user')),
    ],
  ]),
  'dialog-handled/1': claim([
    [
      'dialog-handled',
      'Cannot accept dialog which is already handled!',
      '',
      async (page) => {
        const dialogPromise = page.waitForEvent('dialog');
        await page.evaluate(() => setTimeout(() => alert('Sold out')));
        const dialog = await dialogPromise;
        await dialog.accept();
        await dialog.accept();
      },
    ],
    [
      'route-already-handled',
      'Route is already handled!',
      '',
      (page) =>
        new Promise((_resolve, reject) => {
          const twice = (route: Route) =>
            route
              .abort()
              .then(() => route.abort())
              .catch(reject);
          page
            .route('**/gone', twice)
            .then(() => page.goto('https://stagehand.example/gone'))
            .catch(() => {});
        }),
    ],
    [
      'executable-doesnt-exist',
      "Executable doesn't exist at ",
      '',
      launch({ executablePath: undefined, env: {}, channel: undefined, headless: true }),
    ],
    [
      'other-messages',
      "Failed to launch chromium because executable doesn't exist at ",
      '',
      launch({ executablePath: '/missing' }),
    ],
    [
      'channel-not-found',
      "Chromium distribution 'msedge-dev' is not found at ",
      '',
      launch({ executablePath: undefined, channel: 'msedge-dev' }),
    ],
    [
      'launch-failed',
      'launch: Target page, context or browser has been closed',
      '',
      launch({ executablePath: '/bin/false' }),
    ],
    ['launch-failed', 'launch: Timeout ', '', launch({ timeout: 1 })],
    [
      'connect',
      'WebSocket error: connect ECONNREFUSED',
      '',
      (page) => browserTypeOf(page).connect(`ws://${NOWHERE}/`),
    ],
    [
      'connect',
      '<ws preparing> retrieving websocket url from ',
      '',
      (page) => browserTypeOf(page).connectOverCDP(`http://${NOWHERE}/`),
    ],
  ]),
  'fixture-timeout/1': async ({ expect, testInfo }) => {
    testInfo.setTimeout(LONG);
    const load = await runTests('load', {
      'use.spec.ts': `test.describe('g', () => {
        test.use({ browserName: 'firefox' });
        test('a', () => {});
      });`,
      'parameter.spec.ts': `test('a', ({ bank }) => {});`,
      'pattern.spec.ts': `test('a', (fixtures) => expect(fixtures));`,
      'cycle.spec.ts': `base.extend({
        a: async ({ b }, use) => use(b),
        b: async ({ a }, use) => use(a),
      })('a', ({ a }) => {});`,
      'scope.spec.ts': `base.extend({
        bank: [async ({ page }, use) => use(page), { scope: 'worker' }],
      })('a', ({ bank }) => {});`,
      'duplicate.spec.ts': `test('a', () => {}); test('a', () => {});`,
      'missing.spec.ts': `import './missing';`,
    });
    expectAll(expect, load, {
      'use-in-describe': [
        'Cannot use({ browserName }) in a describe group, because it forces a new worker.',
      ],
      'unknown-parameter': [
        'Test has unknown parameter "bank".',
        'First argument must use the object destructuring pattern: fixtures',
      ],
      'fixture-cycle': [
        'Fixtures "a" -> "b" -> "a" form a dependency cycle: ',
        'worker fixture "bank" cannot depend on a test fixture "page" defined in ',
      ],
      'duplicate-title': ['duplicate test title "', '", first declared in '],
      'import-outside-a-module': ['Error: Cannot find module'],
    });
    const modules = await runTests('modules', {
      'esm.spec.ts': `import 'cjs';`,
      'node_modules/cjs/package.json': '{ "type": "commonjs" }',
      'node_modules/cjs/index.js': "import 'node:fs';",
    });
    const required = await runTests('required', {
      'cjs.spec.ts': `import 'esm';`,
      'node_modules/esm/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/esm/index.js': "require('node:fs');",
    });
    expectAll(expect, modules + required, {
      'import-outside-a-module': [
        'SyntaxError: Cannot use import statement outside a module',
        'ReferenceError: require is not defined in ES module scope',
      ],
    });
    const run = await runTests('run', {
      'a.spec.ts': `${never}
        test('timeout', () => never);
        test.describe('all', () => {
          test.beforeAll(() => { test.setTimeout(500); return never; });
          test('a', () => {});
        });
        test.describe('each', () => { test.beforeEach(() => never); test('b', () => {}); });
        test('place', () => test('inner', () => {}));
        test('exit', () => process.exit(1));`,
      'b.spec.ts': `${never}
        const slow = async ({}, use) => never;
        base.extend({ slow: [slow, { timeout: 300 }] })('fixture', ({ slow }) => {});
        base.extend({ slow })('setup', ({ slow }) => {});
        base.extend({ slow: async ({}, use) => { await use(1); await never; } })(
          'context', ({ slow }) => {});
        base.extend({ empty: async ({}, use) => {} })('use', ({ empty }) => {});
        test.describe('page', () => { test.beforeAll(({ page }) => {}); test('c', () => {}); });
        test('snapshot', () => expect('x').toMatchSnapshot('x.txt'));`,
      'd.spec.ts': `import { mkdirSync, writeFileSync } from 'node:fs';
        test.describe.configure({ timeout: 60_000 });
        test('await', async ({ page }) => { page.getByText('x').click(); });
        test('image', async ({ page }) => {
          const take = (width) => page.screenshot({ clip: { x: 0, y: 0, width, height: 9 } });
          mkdirSync(test.info().snapshotPath('.'), { recursive: true });
          writeFileSync(test.info().snapshotPath('a.png'), await take(9));
          expect(await take(8)).toMatchSnapshot('a.png');
        });`,
      'c.spec.ts': `${never}
        const slow = async ({}, use) => { await use(1); await never; };
        base.extend({ slow: [slow, { scope: 'worker' }] })('teardown', ({ slow }) => {});`,
    });
    expectAll(expect, run, {
      'test-timeout': ['Test timeout of 2000ms exceeded.'],
      'hook-timeout': [
        '"beforeAll" hook timeout of 500ms exceeded.',
        'Test timeout of 2000ms exceeded while running "beforeEach" hook.',
      ],
      'fixture-timeout': [
        'Fixture "slow" timeout of 300ms exceeded during setup.',
        'Test timeout of 2000ms exceeded while setting up "slow".',
        'Tearing down "slow" exceeded the test timeout of 2000ms.',
        'Worker teardown timeout of 2000ms exceeded while tearing down "slow".',
      ],
      'fixture-cycle': [
        'use() was not called in fixture "empty"',
        '"context" and "page" fixtures are not supported in "beforeAll" since they are created on a per-test basis.',
      ],
      'did-not-expect-test': ['Playwright Test did not expect test() to be called here.'],
      'worker-exited': ['worker process exited unexpectedly (code=1, signal=null)'],
      'missing-await': ['locator.click: Test ended.'],
      'screenshot-different': ['Expected an image 9px by 9px, received 8px by 9px.'],
      'snapshot-missing': ["A snapshot doesn't exist at ", ', writing actual.'],
    });
    const one = { 'a.spec.ts': `test('a', () => {});` };
    expectAll(expect, await runTests('one', one, 'nothing'), {
      'no-tests-found': [
        'Error: No tests found',
        'Make sure that arguments are regular expressions matching test files.',
      ],
    });
    expectAll(expect, await runTests('one', one, '--project=opera'), {
      'project-not-found': ['Project(s) "opera" not found. Available projects: "chromium"'],
    });
  },
  'web-server/1': async ({ expect, testInfo }) => {
    testInfo.setTimeout(LONG);
    const server = createServer().listen();
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const serve = (name: string, command: string, url: string, timeout = 60_000) =>
      runTests(name, {
        'a.spec.ts': `test('a', () => {});`,
        'playwright.config.js': `export default ${JSON.stringify({ webServer: { command, url, timeout } })};`,
      });
    expectAll(
      expect,
      await serve('slow', 'node -e "setInterval(() => {}, 1000)"', `http://${NOWHERE}`, 2000),
      {
        'web-server': ['Timed out waiting 2000ms from config.webServer.'],
      },
    );
    expectAll(expect, await serve('failing', 'node -e "process.exit(1)"', `http://${NOWHERE}`), {
      'web-server': ['Process from config.webServer was not able to start. Exit code: 1'],
    });
    server.on('request', (_request, response) => response.end());
    expectAll(expect, await serve('used', 'node -v', `http://127.0.0.1:${port}`), {
      'web-server': [
        ' is already used, make sure that nothing is running on the port/url or set reuseExistingServer:true in config.webServer.',
      ],
    });
    const env = {
      PLAYWRIGHT_BROWSERS_PATH: join(process.cwd(), 'runs', 'browsers'),
      PLAYWRIGHT_DOWNLOAD_HOST: `http://${NOWHERE}`,
    };
    expectAll(expect, await runCommand(['install', 'chromium'], env), {
      'download-failed': [
        'Failed to install browsers',
        'Error: Failed to download ',
        ', caused by\nError: Download failure, code=1',
      ],
    });
    server.close();
  },
};

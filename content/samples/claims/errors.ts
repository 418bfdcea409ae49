import type { BrowserContext, Page } from 'playwright-stable/test';
import type { Claims } from './claims.d.ts';

type Act = (page: Page, context: BrowserContext) => Promise<unknown>;

const wait = { timeout: 1500 };
const covered =
  '<button>Save</button><div class="banner" style="position: fixed; inset: 0">Cookies</div>';
const moving = `<style>@keyframes move { to { margin-left: 300px } }
  button { animation: move .3s infinite alternate }</style><button>Save</button>`;
const replaced = `<button>Save</button><img src="x:" onerror="const again = () => {
  document.querySelector('button').outerHTML = '<button>Save</button>';
  requestAnimationFrame(again);
}; again()">`;

const click: Act = (page) => page.getByRole('button').click(wait);
const clickCss: Act = (page) => page.locator('button').click(wait);
const fill =
  (text: string): Act =>
  (page) =>
    page.locator('input, div').fill(text, wait);

/** What each section says, and what makes the framework say it: the markup of a page, and a call. */
const messages: readonly (readonly [section: string, message: string, html: string, act: Act])[] = [
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
  ['waiting-for-locator', 'Timeout 1500ms exceeded.', '', click],
  [
    'not-visible',
    'element is not visible',
    '<button style="display: none">Save</button>',
    clickCss,
  ],
  ['not-enabled', 'element is not enabled', '<button disabled>Save</button>', click],
  ['not-stable', 'element is not stable', moving, click],
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
    (page) => page.locator('select').selectOption('Musical', wait),
  ],
  [
    'did-not-find-some-options',
    'Element is not a <select> element',
    '<div>x</div>',
    (page) => page.locator('div').selectOption('Musical', wait),
  ],
  [
    'checkbox-state',
    'Clicking the checkbox did not change its state',
    '<input type="checkbox" onclick="return false">',
    (page) => page.locator('input').check(wait),
  ],
  [
    'checkbox-state',
    'Not a checkbox or radio button',
    '<button>Save</button>',
    (page) => page.locator('button').check(wait),
  ],
  [
    'file-upload',
    'Node is not an HTMLInputElement',
    '<button>Save</button>',
    (page) =>
      page
        .locator('button')
        .setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from('') }, wait),
  ],
  [
    'file-upload',
    'Non-multiple file input can only accept single file',
    '<input type="file">',
    (page) =>
      page.locator('input').setInputFiles(
        ['a', 'b'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('') })),
        wait,
      ),
  ],
  [
    'selector-syntax',
    'while parsing css selector "div[". Did you mean to CSS.escape it?',
    '',
    (page) => page.locator('div[').click(wait),
  ],
  [
    'selector-syntax',
    'Unknown engine "data-qa" while parsing selector data-qa=total',
    '',
    (page) => page.locator('data-qa=total').click(wait),
  ],
  ['unknown-key', 'Unknown key: "Ctrl"', '', (page) => page.keyboard.press('Ctrl+A')],
  [
    'tap',
    'The page does not support tap. Use hasTouch context option to enable touch support.',
    '<button>Save</button>',
    (page) => page.locator('button').tap(wait),
  ],
  [
    'navigation-timeout',
    'waiting until "load"',
    '',
    (page) =>
      page.route('**/slow', () => {}).then(() => page.goto('https://stagehand.example/slow', wait)),
  ],
  [
    'event-timeout',
    'Timeout 1500ms exceeded while waiting for event "popup"',
    '',
    (page) => page.waitForEvent('popup', wait),
  ],
  [
    'event-timeout',
    'Timeout 1500ms exceeded while waiting for event "response"',
    '',
    (page) => page.waitForResponse('**/api', wait),
  ],
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
    'invalid-url',
    'Protocol error (Page.navigate): Cannot navigate to invalid URL',
    '',
    (page) => page.goto('http://'),
  ],
  [
    'execution-context-destroyed',
    'Execution context was destroyed, most likely because of a navigation',
    '',
    (page) =>
      Promise.all([
        page.evaluate(() => new Promise(() => {})),
        page.goto('about:blank#2').then(() => page.reload()),
      ]),
  ],
  [
    'target-closed',
    'Target page, context or browser has been closed',
    '',
    (page) => Promise.all([page.getByRole('button').click(), page.close()]),
  ],
  [
    'frame-detached',
    'resolved to <div></div>, <iframe> was expected',
    '<div></div>',
    (page) => page.frameLocator('div').locator('button').click(wait),
  ],
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
    (_, context) => context.addCookies([{ name: 'theme', value: 'dark' }]),
  ],
];

/** What the guide says of messages is what the framework prints. */
const claim =
  (some: typeof messages): Claims[string] =>
  async ({ context, expect }) => {
    for (const [section, message, html, act] of some) {
      const page = await context.newPage();
      if (html !== '') await page.setContent(html);
      expect.soft(await act(page, context).then(String, String), section).toContain(message);
      await page.close();
    }
  };

const half = Math.ceil(messages.length / 3);

export const claims: Claims = {
  'waiting-for-locator/1': claim(messages.slice(0, half)),
  'navigation-timeout/1': claim(messages.slice(half)),
};

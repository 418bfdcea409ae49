import type { BrowserContext, Page } from 'playwright-stable/test';
import type { Claims } from './claims.d.ts';

/** A call that fails; where it waits before it does, `wait` says how long. */
type Act = (page: Page, wait: { timeout: number }, context: BrowserContext) => Promise<unknown>;

const covered =
  '<button>Save</button><div class="banner" style="position: fixed; inset: 0">Cookies</div>';
const moving = `<style>@keyframes move { to { margin-left: 300px } }
  button { animation: move .3s infinite alternate }</style><button>Save</button>`;
const replaced = `<button>Save</button><img src="x:" onerror="const again = () => {
  document.querySelector('button').outerHTML = '<button>Save</button>';
  requestAnimationFrame(again);
}; again()">`;

const click: Act = (page, wait) => page.getByRole('button').click(wait);
const clickCss: Act = (page, wait) => page.locator('button').click(wait);
const fill =
  (text: string): Act =>
  (page, wait) =>
    page.locator('input, div').fill(text, wait);

/** What a section says, and what makes the framework say it: the markup of a page, and a call. */
type Message = readonly [section: string, message: string, html: string, act: Act];

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
        printed = await act(page, { timeout }, context).then(String, String);
        await context.close();
      }
      expect.soft(printed, section).toContain(message);
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
      'invalid-url',
      'Protocol error (Page.navigate): Cannot navigate to invalid URL',
      '',
      (page) => page.goto('http://'),
    ],
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
      'resolved to <div></div>, <iframe> was expected',
      '<div></div>',
      (page, wait) => page.frameLocator('div').locator('button').click(wait),
    ],
  ]),
  'clock-past/1': claim([
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
};

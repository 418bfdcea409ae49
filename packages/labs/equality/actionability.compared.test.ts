import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator } from 'playwright-stable';
import { ACTIONABILITY_SCENES } from '../page/examples.ts';
import { actionOf, ACTIONS, type ActionName } from '../scene/actions.ts';
import { callLog } from '../page/callLog.ts';
import { SWITCHES } from '../scene/context.ts';
import { createRandom } from './guideCases.ts';
import { buildEngine, launchBrowser, openEngine, type Engine } from './engine.ts';
import { errorText } from '../../../src/model/errorText.ts';

/** The Actionability explorer says what the library logs, about the same page in the same state. */

const CASES = 220;
const SEED = 21;
/** How often to ask again for what depends on the moment. */
const ATTEMPTS = 20;
/** An animation that ends would have ended for one of the two. */
const SCENES = ACTIONABILITY_SCENES.filter(({ html }) => !html.includes('animation'));

interface Case {
  html: string;
  selector: string;
  action: ActionName;
  switches: string[];
}

let browser: Browser;
let engine: Engine;

beforeAll(async () => {
  browser = await launchBrowser();
  engine = await openEngine(browser, await buildEngine());
  endRetries(browser);
});

afterAll(() => browser.close());

test('waits for what the library waits for, and finds what intercepts events', async () => {
  const outcomes = new Set<string>();
  const differences: object[] = [];
  for (const [index, each] of someCases().entries()) {
    const { lab, library } = await askBoth(each, String(index));
    outcomes.add(library.replace(/<.*>/, '…'));
    if (!isSame(lab, library)) differences.push({ ...each, html: undefined, lab, library });
  }

  expect(differences).toEqual([]);
  expect([...outcomes]).toEqual(
    expect.arrayContaining([
      ...['acts', '… intercepts pointer events', 'element is not visible'],
      ...['element is not stable', 'element is not enabled', 'element is not editable'],
    ]),
  );
});

const FIELDS = [
  ...['button', 'div', 'div role="textbox"', 'div contenteditable', 'textarea', 'select'],
  ...['text', 'number', 'range', 'checkbox', 'radio', 'file'].map((type) => `input type="${type}"`),
];

test.each(['fill', 'clear', 'selectOption', 'setInputFiles', 'uncheck'] as const)(
  'throws what the library throws: %s',
  async (action) => {
    const differences: object[] = [];
    const thrown: string[] = [];
    for (const field of FIELDS) {
      const checked = /checkbox|radio/.test(field) ? 'checked' : '';
      const option = field === 'select' ? '<option>1</option>' : '';
      const html = `<label>Seats <${field} ${checked}>${option}</label>`;
      for (const switches of [[], ['hidden']]) {
        const selector = `css=${field.replace(/ (.*)/, '[$1]')}`;
        const asked = { html, selector, action, switches };
        const { lab, library } = await askBoth(asked, field + action);
        if (!isSame(lab, library)) differences.push({ field, switches, lab, library });
        if (lab.startsWith('throws')) thrown.push(lab);
      }
    }

    expect(differences).toEqual([]);
    expect(thrown.length).toBeGreaterThan(0);
  },
);

const inFrame = (style: string, around = ''): string =>
  `${around}<iframe style="${style}" srcdoc="<button>Pay now</button>"></iframe>`;

test.each([
  '<div style="display: contents"><p>Pay now</p></div>',
  '<button style="display: contents">Pay now</button>',
  inFrame(''),
  inFrame('border: 9px solid; padding: 9px'),
  inFrame('visibility: hidden'),
  inFrame('', '<div id="cover" style="position: fixed; inset: 0"></div>'),
  inFrame('', '<div style="height: 3000px"></div>'),
])('receives events if the library can click: %s', async (html) => {
  const isInFrame = html.includes('<iframe');
  const selector = isInFrame ? 'iframe >> internal:control=enter-frame >> button' : 'body > *';
  for (const action of ['click', 'hover', 'screenshot'] as const) {
    const { lab, library } = await askBoth({ html, selector, action, switches: [] }, action);

    expect(isSame(lab, library) ? library : lab, action).toBe(library);
  }
});

test.each(Object.keys(ACTIONS) as ActionName[])(
  'logs what the library logs: %s',
  async (action) => {
    const html = `<input type="checkbox"><!-- ${action} -->`;
    const asked = { html, selector: 'input', action, switches: ['hidden'] };
    const input = { action, switches: asked.switches, isInView: true };
    const outcome = await engine.ask(html, { type: 'actionability', selector: 'input', input });
    const found = outcome && 'value' in outcome ? outcome.value : { states: {}, isMoving: false };
    const own = callLog("locator('input')", actionOf(action), found);

    const error = await ACT[action](engine.frame.locator('input')).then(String, errorText);
    const [, log] = stripVTControlCharacters(error).split('Call log:\n');

    // Actions without checks have no log that the library would print.
    if (log !== undefined) expect(own.map((line) => line.trim())).toEqual(linesOf(log));
  },
);

/** The lines of the first attempt. */
function linesOf(log: string): string[] {
  const [first = ''] = log.split(/\n *- retrying/);
  return first
    .split('\n')
    .map((line) => line.replace(/^[ -]*| \(trial run\)/g, '').replace('fill("2")', 'fill("…")'))
    .filter(Boolean);
}

function someCases(): Case[] {
  const random = createRandom(SEED);
  const actions = Object.keys(ACTIONS) as ActionName[];
  const controls = ['Pay now', 'Email', 'Seats', 'Send me news', 'Book seats', 'Reject all'];
  return Array.from({ length: CASES }, (_, index) => {
    const { html, selector } = random.pick(SCENES);
    const others = controls.filter((text) => html.includes(text));
    const other = others.length > 0 ? `internal:text="${random.pick(others)}"i` : selector;
    return {
      html,
      selector: random.oneIn(3) ? other : selector,
      // Each action several times, also those that are one of many in the list.
      action: actions[index % actions.length] ?? 'click',
      switches: Object.keys(SWITCHES).filter(() => random.oneIn(4)),
    };
  });
}

/**
 * Browsers may paint two frames at the same moment, in which nothing seems to move: neither the lab nor the library can
 * know. What moves is asked about again.
 */
async function askBoth(
  asked: Case,
  key: string,
  attempts = ATTEMPTS,
): Promise<{ lab: string; library: string }> {
  // Every time starts with a new page.
  const page = { ...asked, html: `${asked.html}<!-- ${key} ${attempts} -->` };
  const lab = await askLab(page);
  const library = await askLibrary(page);
  const isDone = isSame(lab, library) || !asked.switches.includes('moving') || attempts === 0;
  return isDone ? { lab, library } : askBoth(asked, key, attempts - 1);
}

/** The line that decides, `acts`, or what is thrown. */
async function askLab(asked: Case): Promise<string> {
  const { html, selector, action, switches } = asked;
  const input = { action, switches, isInView: true };
  const outcome = await engine.ask(html, { type: 'actionability', selector, input });
  if (!outcome) return 'No result';
  if ('error' in outcome) return `throws ${outcome.error}`;
  const { preview, states } = outcome.value;
  if (preview === undefined) return 'no element';
  // The browser has not painted yet; the frame fills its page, so it will.
  const isUnknown = Object.values(states).some(({ passes }) => passes === undefined);
  if (isUnknown) return askLab(asked);
  return decidingLine(callLog('', actionOf(action), outcome.value).join('\n')) ?? 'acts';
}

async function askLibrary({ selector, action }: Case): Promise<string> {
  const locator = engine.frame.locator(selector);
  if ((await locator.count()) === 0) return 'no element';
  const error = await ACT[action](locator).then(
    () => undefined,
    (reason: unknown) => stripVTControlCharacters(String(reason)),
  );
  if (error === undefined) return 'acts';
  return decidingLine(error) ?? `throws ${error}`;
}

/**
 * Ends each action of the library where it would wait and try again, so that no result depends on a timeout. Its log is
 * in the error. There is no public way to end an action.
 */
function endRetries(browser: Browser): void {
  const { _connection: client } = browser as unknown as { _connection: ClientConnection };
  const { _dispatcherByObject: dispatchers } = client.toImpl(client);
  client.toImpl(browser).instrumentation.addListener(
    {
      onCallLog(object, _call, _name, message) {
        if (!message.startsWith('retrying ')) return;
        for (const running of dispatchers.get(object)?._activeProgressControllers ?? []) {
          void running.abort(new Error('The action waits.'));
        }
      },
    },
    null,
  );
}

/** What the library is made of (lib/server/dispatchers/dispatcher.js, lib/server/instrumentation.js). */
interface ClientConnection {
  toImpl: ((client: ClientConnection) => {
    _dispatcherByObject: Map<object, { _activeProgressControllers: Set<Progress> }>;
  }) &
    ((browser: Browser) => { instrumentation: Instrumentation });
}

interface Instrumentation {
  addListener: (
    listener: { onCallLog: (object: object, call: unknown, name: string, message: string) => void },
    context: null,
  ) => void;
}

interface Progress {
  abort: (error: Error) => Promise<void>;
}

function decidingLine(log: string): string | undefined {
  return /(?:element is (?:not|outside)|<[^\n]* intercepts) .*$/m.exec(log)?.[0];
}

function isSame(lab: string, library: string): boolean {
  if (!library.startsWith('throws') || !lab.startsWith('throws')) return lab === library;
  return library.includes(lab.slice('throws '.length));
}

/** Each action, without its effect where that is possible. */
const ACT: Record<ActionName, (locator: Locator) => Promise<unknown>> = {
  click: (locator) => locator.click({ trial: true }),
  dblclick: (locator) => locator.dblclick({ trial: true }),
  tap: (locator) => locator.tap({ trial: true }),
  check: (locator) => locator.check({ trial: true }),
  uncheck: (locator) => locator.uncheck({ trial: true }),
  hover: (locator) => locator.hover({ trial: true }),
  dragTo: (locator) => locator.dragTo(locator, { trial: true }),
  fill: (locator) => locator.fill('2'),
  clear: (locator) => locator.clear(),
  selectOption: (locator) => locator.selectOption({ index: 0 }),
  selectText: (locator) => locator.selectText(),
  screenshot: (locator) => locator.screenshot(),
  scrollIntoViewIfNeeded: (locator) => locator.scrollIntoViewIfNeeded(),
  focus: (locator) => locator.focus(),
  blur: (locator) => locator.blur(),
  press: (locator) => locator.press('Shift'),
  pressSequentially: (locator) => locator.pressSequentially('2'),
  dispatchEvent: (locator) => locator.dispatchEvent('focus', {}),
  setInputFiles: (locator) => locator.setInputFiles([]),
};

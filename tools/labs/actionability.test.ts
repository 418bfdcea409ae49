import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from 'playwright-stable';
import type { Browser, Locator } from 'playwright-stable';
import { ACTIONABILITY_SCENES } from '#features/labs/enhanceActionabilityScenes.ts';
import type { ActionName } from '#features/labs/enhanceActions.ts';
import { actionOf, ACTIONS } from '#features/labs/enhanceActions.ts';
import { callLog } from '#features/labs/enhanceCallLog.ts';
import { SWITCHES } from '#features/labs/enhanceSceneSwitches.ts';
import { findBrowser } from '../findBrowser.mjs';
import { createRandom } from '../fuzz/random.ts';
import type { Engine } from './engine.ts';
import { buildEngine, openEngine } from './engine.ts';

/** The Actionability explorer says what the library logs, about the same page in the same state. */

const CASES = 220;
const SEED = 21;
/** Most of the time, the library waits. */
const PAGES = 8;
/** In milliseconds. An action that logs nothing until then waits for something that the lab doesn't know. */
const LATEST = 30_000;
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
let engines: Engine[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser() });
  const script = await buildEngine();
  engines = await Promise.all(Array.from({ length: PAGES }, () => openEngine(browser, script)));
});

afterAll(() => browser.close());

test('waits for what the library waits for, and finds what intercepts events', async () => {
  const cases = someCases();
  const outcomes = new Set<string>();
  const differences: object[] = [];
  const queue = cases.entries();
  await Promise.all(
    engines.map(async (engine) => {
      for (const [index, each] of queue) {
        const { lab, library } = await askBoth(engine, each, String(index));
        outcomes.add(library.replace(/<.*>/, '…'));
        if (!isSame(lab, library)) differences.push({ ...each, html: undefined, lab, library });
      }
    }),
  );

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
    const [engine] = engines as [Engine];
    const differences: object[] = [];
    const thrown: string[] = [];
    for (const field of FIELDS) {
      const checked = /checkbox|radio/.test(field) ? 'checked' : '';
      const option = field === 'select' ? '<option>1</option>' : '';
      const html = `<label>Seats <${field} ${checked}>${option}</label>`;
      for (const switches of [[], ['hidden']]) {
        const selector = `css=${field.replace(/ (.*)/, '[$1]')}`;
        const asked = { html, selector, action, switches };
        const { lab, library } = await askBoth(engine, asked, field + action);
        if (!isSame(lab, library)) differences.push({ field, switches, lab, library });
        if (lab.startsWith('throws')) thrown.push(lab);
      }
    }

    expect(differences).toEqual([]);
    expect(thrown.length).toBeGreaterThan(0);
  },
);

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
  engine: Engine,
  asked: Case,
  key: string,
  attempts = ATTEMPTS,
): Promise<{ lab: string; library: string }> {
  // Every time starts with a new page.
  const page = { ...asked, html: `${asked.html}<!-- ${key} ${attempts} -->` };
  const lab = await askLab(engine, page);
  const library = await askLibrary(engine, page);
  const isDone = isSame(lab, library) || !asked.switches.includes('moving') || attempts === 0;
  return isDone ? { lab, library } : askBoth(engine, asked, key, attempts - 1);
}

/** The line that decides, `acts`, or what is thrown. */
async function askLab(engine: Engine, asked: Case, attempts = ATTEMPTS): Promise<string> {
  const { html, selector, action, switches } = asked;
  const input = { action, switches };
  const outcome = await engine.ask(html, { type: 'actionability', selector, input });
  if (!outcome) return 'No result';
  if ('error' in outcome) return `throws ${outcome.error}`;
  const { preview, states } = outcome.value;
  if (preview === undefined) return 'no element';
  // On a busy machine, the browser may not have painted yet.
  const isUnknown = Object.values(states).some(({ passes }) => passes === undefined);
  if (isUnknown && attempts > 0) return askLab(engine, asked, attempts - 1);
  return decidingLine(callLog('', actionOf(action), outcome.value).join('\n')) ?? 'acts';
}

async function askLibrary({ frame }: Engine, { selector, action }: Case): Promise<string> {
  const locator = frame.locator(selector);
  if ((await locator.count()) === 0) return 'no element';
  // On a busy machine, a timeout may be over before the first attempt.
  for (let timeout = 150; ; timeout *= 3) {
    const error = await ACT[action](locator, { timeout }).then(
      () => undefined,
      (reason: unknown) => stripVTControlCharacters(String(reason)),
    );
    if (error === undefined) return 'acts';
    const line = decidingLine(error);
    if (line !== undefined) return line;
    const isLate = /Timeout -?[\d.]+ms exceeded/.test(error) && timeout < LATEST;
    if (!isLate) return `throws ${error}`;
  }
}

function decidingLine(log: string): string | undefined {
  return /(?:element is (?:not|outside)|<[^\n]* intercepts) .*$/m.exec(log)?.[0];
}

function isSame(lab: string, library: string): boolean {
  if (!library.startsWith('throws') || !lab.startsWith('throws')) return lab === library;
  return library.includes(lab.slice('throws '.length));
}

type Options = { timeout: number };

/** Each action, without its effect where that is possible. */
const ACT: Record<ActionName, (locator: Locator, options: Options) => Promise<unknown>> = {
  click: (locator, options) => locator.click({ ...options, trial: true }),
  dblclick: (locator, options) => locator.dblclick({ ...options, trial: true }),
  tap: (locator, options) => locator.tap({ ...options, trial: true }),
  check: (locator, options) => locator.check({ ...options, trial: true }),
  uncheck: (locator, options) => locator.uncheck({ ...options, trial: true }),
  hover: (locator, options) => locator.hover({ ...options, trial: true }),
  dragTo: (locator, options) => locator.dragTo(locator, { ...options, trial: true }),
  fill: (locator, options) => locator.fill('2', options),
  clear: (locator, options) => locator.clear(options),
  selectOption: (locator, options) => locator.selectOption({ index: 0 }, options),
  selectText: (locator, options) => locator.selectText(options),
  screenshot: (locator, options) => locator.screenshot(options),
  scrollIntoViewIfNeeded: (locator, options) => locator.scrollIntoViewIfNeeded(options),
  focus: (locator, options) => locator.focus(options),
  blur: (locator, options) => locator.blur(options),
  press: (locator, options) => locator.press('Shift', options),
  pressSequentially: (locator, options) => locator.pressSequentially('2', options),
  dispatchEvent: (locator, options) => locator.dispatchEvent('focus', {}, options),
  setInputFiles: (locator, options) => locator.setInputFiles([], options),
};

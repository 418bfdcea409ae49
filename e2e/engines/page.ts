import assert from 'node:assert/strict';
import type { Driver, EngineName, Key, Point, Size } from './driver.ts';
import { inPage } from './inPage.ts';
import { settledTop } from './readings.ts';
import type { TestSite } from './testSite.ts';
import { until } from './until.ts';
import { MESSAGES_KEY } from './watchPage.ts';

/** JSON values that can be sent between the test and the page. */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** An element by its selector and, if several match, by its text. */
type Target = string | readonly [selector: string, text: string];

/** One tab, as a test sees it. */
export interface Page {
  engine: EngineName;
  site: TestSite;
  /** Loads a page of the site in full and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
  /** Loads a page of the site in full, and waits only for its document. */
  load: (path: string) => Promise<void>;
  evaluate: <T, A extends Json[]>(action: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  /** Waits until a value in the page equals the expected one. */
  sees: <T, A extends Json[]>(
    expected: NoInfer<T>,
    read: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<void>;
  /** Waits until an element is on screen, scrolls to it and clicks its center. */
  click: (target: Target) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Goes back in the history. */
  goBack: () => Promise<void>;
  /** Follows a link to a URL; the test has to wait for the result. */
  leaveFor: (url: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** The distance of an element from the top of the window once the layout has settled, there if given. */
  settles: (id: string, goal?: number) => Promise<number>;
  /** What was logged, thrown or blocked since the last call, in all documents of the site. */
  takeMessages: () => Promise<string[]>;
}

/** Wraps a driver in the API that the tests use. */
export function createPage(engine: EngineName, driver: Driver, site: TestSite): Page {
  const evaluate: Page['evaluate'] = async (action, ...args) =>
    // The return value is transferred as JSON.
    (await driver.run(inPage(action, args))) as never;

  // In a separate task: the driver needs its response before the document goes away.
  const leaveFor = (to: string): Promise<void> =>
    evaluate((url) => void setTimeout(() => location.assign(url)), to);

  async function load(path: string): Promise<void> {
    const url = `${site.origin}${path}`;
    // The URL alone doesn't tell the new document from one that is about to go away.
    await until('the document to leave', () =>
      evaluate(() => 'isLeft' in Object.assign(window, { isLeft: true })),
    );
    await leaveFor(url);
    await until(`the document ${url}`, () =>
      evaluate(
        (href) =>
          location.href === href && document.readyState !== 'loading' && !('isLeft' in window),
        url,
      ),
    );
  }

  const sees: Page['sees'] = async (expected, read, ...args) => {
    let last: unknown;
    const isExpected = (value: unknown): boolean => {
      last = value;
      return isEqual(value, expected);
    };
    await until('', () => evaluate(read, ...args), isExpected).catch((error: unknown) => {
      if (last === undefined) throw error;
      assert.deepEqual(last, expected);
    });
  };

  return {
    engine,
    site,
    evaluate,
    sees,
    load,
    async open(path) {
      await load(path);
      await sees('true', () => document.documentElement.dataset['hasHydrated']);
      // What is not there by then is given up, and lines break again: the page would move under a position in pixels.
      await sees('loaded', () => document.fonts.status);
    },
    async click(target) {
      const [selector, text] = typeof target === 'string' ? [target, ''] : target;
      const point = await until(`the middle of "${selector}" ${text} is on screen`, () =>
        evaluate(findPoint, selector, text),
      );
      if (point) await driver.clickAt(point);
    },
    press: (...keys) => driver.press(keys),
    async type(text) {
      for (const character of text) await driver.press([character]);
    },
    goBack: () => evaluate(() => void setTimeout(() => history.back())),
    leaveFor,
    async resize(size) {
      await driver.resize(size);
      await sees(size.width, () => innerWidth);
    },
    settles: (id, goal) =>
      until(
        `#${id} has settled${goal === undefined ? '' : ` at ${goal}`}`,
        () => evaluate(settledTop, id),
        (top) => goal === undefined || Math.abs(top - goal) <= 2,
      ),
    takeMessages: () =>
      evaluate((key) => {
        const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
        sessionStorage.removeItem(key);
        return messages;
      }, MESSAGES_KEY),
  };
}

function isEqual(a: unknown, b: unknown): boolean {
  try {
    assert.deepEqual(a, b);
    return true;
  } catch {
    return false;
  }
}

/** In the page: the center of a stable element that a click there would hit, or null. */
async function findPoint(selector: string, text: string): Promise<Point | null> {
  const isWanted = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    (text === '' || element.textContent.trim() === text || element.ariaLabel === text);
  const element = [...document.querySelectorAll(selector)].find(isWanted);
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
  const middle = (): Point => {
    const box = element.getClientRects()[0] ?? new DOMRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const before = middle();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const point = middle();
  if (point.x !== before.x || point.y !== before.y) return null;
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}

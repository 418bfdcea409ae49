import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '#runtime/storage.ts';
import { enhance } from './enhance.ts';

const writeText = vi.fn((_text: string) => Promise.resolve());

const release = (number: string, body: string) =>
  `<h2 id="version-${number.replace('.', '')}">Version ${number}</h2>${body}`;

const PAGE = `<p id="route-announcer"></p><div class="upgrade"></div>
  ${release(
    '1.3',
    `<h3 id="seats">Seats<a class="hash-link" href="#seats">#</a></h3>
     <div class="changes" data-kind="breaking"><ul><li><strong>Rows</strong> are
       <a href="/docs/rows"><code>rows</code></a>.</li></ul></div>`,
  )}
  ${release(
    '1.2',
    `<div class="changes" data-kind="deprecated"><ul><li>Old.</li></ul></div>
     <details class="release-api"><ul><li>hall()</li></ul></details>`,
  )}
  ${release('1.1', '<h3 id="first">First</h3>')}`;

let dispose = (): void => undefined;

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  dispose();
  window.localStorage.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

function start(query = ''): void {
  history.replaceState(null, '', `/notes${query}`);
  dispose = enhance(document, { window, storage: createStorage(window) });
}

const rows = () =>
  [...document.querySelectorAll('.upgrade li')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' '),
  );

const groups = () =>
  [...document.querySelectorAll('.upgrade p:has(+ ul)')].map(({ textContent }) => textContent);

function button(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('.upgrade button')];
  return all.find(({ textContent }) => textContent === name)!;
}

test('offers the step from the last release to the newest one, and shows nothing unasked', () => {
  start();

  const values = [...document.querySelectorAll('select')].map(({ value }) => value);

  expect(values).toEqual(['1.2', '1.3']);
  expect(rows()).toEqual([]);
});

test('lists what changed after one release up to another, the most urgent first', () => {
  start('?from=1.1&to=1.3');

  expect(groups()).toEqual([
    'Breaking changes: 1',
    'Deprecated: 1',
    'New features: 1',
    'New in the reference: 1',
  ]);
  expect(rows()).toEqual(['1.3 Rows are rows.', '1.2 Old.', '1.3 Seats', '1.2 hall()']);
  expect(document.querySelector('.upgrade li:nth-child(1) a')?.getAttribute('href')).toBe(
    '#version-13',
  );
  expect(document.querySelector('#route-announcer')?.textContent).toBe(
    'From 1.1 to 1.3: 4 changes',
  );
});

test('keeps the choice in the URL, whichever of the two is newer', () => {
  start('?tab=x');
  const [from, to] = document.querySelectorAll('select');
  from!.value = '1.2';
  to!.value = '1.1';

  button('Show changes').click();

  expect(location.search).toBe('?tab=x&from=1.2&to=1.1');
  expect(rows()).toEqual(['1.2 Old.', '1.2 hall()']);
});

test('ignores releases that the page does not have', () => {
  start('?from=0.9&to=1.3');

  expect(document.querySelector('select')?.value).toBe('1.2');
});

test('remembers what is ticked off, and offers that only for what may need work', () => {
  start('?from=1.1&to=1.3');
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.upgrade input')];

  boxes()[1]!.click();
  dispose();
  start('?from=1.1&to=1.3');

  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
});

test('copies a checklist in Markdown, and what is new as a list', async () => {
  start('?from=1.2&to=1.3');
  document.querySelector<HTMLInputElement>('.upgrade input')!.click();

  button('Copy as Markdown').click();
  await vi.waitUntil(() => button('Copied'));

  const here = location.href;
  expect(writeText.mock.lastCall?.[0]).toBe(
    `# Upgrade 1.2 to 1.3

## Breaking changes

- [x] [1.3](${here}#version-13) **Rows** are [\`rows\`](${new URL('/docs/rows', here).href}).

## New features

- [1.3](${here}#version-13) Seats

`,
  );
});

test('prints the checklist alone', () => {
  const isAlone = () => document.documentElement.hasAttribute('data-print-upgrade');
  const print = vi.fn(() => expect(isAlone()).toBe(true));
  vi.stubGlobal('print', print);
  start('?from=1.2&to=1.3');

  button('Print').click();
  window.dispatchEvent(new Event('afterprint'));

  expect(print).toHaveBeenCalledOnce();
  expect(isAlone()).toBe(false);
});

test('begins with the release of the reader, and goes on to newer ones (my-release-upgrade)', async () => {
  const changes = { '1.4': { 'class-hall': { removed: [['hall-dim', 'hall.dim()']] } } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ changes })));
  const place = document.querySelector('.upgrade');
  place?.setAttribute('data-releases', '1.4');
  place?.setAttribute('data-facts', '/data/releases/nodejs-stable.json');
  document.documentElement.dataset['uses'] = '1.3';
  start();
  delete document.documentElement.dataset['uses'];
  const values = [...document.querySelectorAll('select')].map(({ value }) => value);

  button('Show changes').click();

  expect(values).toEqual(['1.3', '1.4']);
  await vi.waitFor(() => expect(rows()).toEqual(['1.4 hall.dim() is gone.']));
  expect(groups()).toEqual(['Breaking changes: 1']);
});

test('goes away with the page', () => {
  start();

  dispose();

  expect(document.querySelector('.upgrade')?.childElementCount).toBe(0);
});

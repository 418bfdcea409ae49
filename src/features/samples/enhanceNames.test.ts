import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhance } from './enhanceNames.ts';

const PAGE = `<section class="member"><h3 id="page-goto"><code>goto()</code></h3>
  <p class="member-meta"><span>Added in v1.8</span></p>
  <p>Opens a <b>page</b>. It waits.</p>
  <pre class="signature"><code>page.goto(url: string)</code></pre>
  <ul><li id="page-goto-option-timeout"><code>timeout</code> <span class="type">number</span>
    <span class="note">Optional · Default: 30</span><a class="hash-link" href="#x">#</a> How long to wait. Zero is for ever.
    <ul><li>more</li></ul></li></ul></section>`;

const SAMPLE = `<div class="sample"><pre><code>page.<a href="/docs/api/page#page-goto">goto</a>(x, {
  <a href="/docs/api/page#page-goto-option-timeout">timeout</a>: 1, <a href="/docs/api/page#gone">gone</a>: 2 });</code></pre></div>`;

const loadArticle = vi.fn(() => Promise.resolve(PAGE));
let names: HTMLAnchorElement[];
let dispose: () => void;

beforeEach(() => {
  document.body.innerHTML = SAMPLE + SAMPLE;
  names = [...document.querySelectorAll('a')];
  // What the browser decides: by keyboard.
  for (const name of names) {
    const matches = name.matches.bind(name);
    name.matches = ((selector: string) =>
      selector === ':focus-visible' || matches(selector)) as typeof matches;
  }
  dispose = enhance(document.body, { window, loadArticle, storage: window.localStorage as never });
});

afterEach(() => {
  dispose();
  vi.clearAllMocks();
});

const card = () => document.querySelector('.name-card');
const said = () => [...(card()?.children ?? [])].map(({ textContent }) => textContent);
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const point = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

test('says what a member is: signature, one sentence, since', async () => {
  names[0]!.focus();
  await vi.waitUntil(card);

  expect(said()).toEqual(['page.goto(url: string)', 'Opens a page.', 'Added in v1.8']);
  expect(names[0]!.getAttribute('aria-describedby')).toBe(card()!.id);
});

test('says what an option is', async () => {
  names[1]!.focus();
  await vi.waitUntil(card);

  expect(said()).toEqual(['timeout: number', 'How long to wait.', 'Optional · Default: 30']);
});

test('closes with Escape, and leaves no description behind', async () => {
  names[0]!.focus();
  await vi.waitUntil(card);

  press(document.body, 'Escape');

  expect(card()).toBeNull();
  expect(names[0]!.hasAttribute('aria-describedby')).toBe(false);
});

test('stays while the pointer is over it, and goes when the pointer has left', async () => {
  point(names[0]!);
  await vi.waitUntil(card);

  point(card()!.firstElementChild!);
  point(names[1]!);
  await vi.waitUntil(() => said()[0] === 'timeout: number');
  point(document.body);
  await vi.waitUntil(() => !card());
});

test('asks nothing for a finger, and loads a page once', async () => {
  point(names[0]!, 'touch');
  names[3]!.focus();
  await vi.waitUntil(card);
  names[4]!.focus();
  await vi.waitUntil(() => said()[0] === 'timeout: number');

  expect(loadArticle).toHaveBeenCalledOnce();
});

test('shows nothing for what the page does not have', async () => {
  names[2]!.focus();
  names[0]!.focus();
  await vi.waitUntil(card);

  expect(document.querySelectorAll('.name-card')).toHaveLength(1);
});

test('makes the names of a sample one tab stop, with arrow keys between them', () => {
  names[0]!.focus();
  press(names[0]!, 'ArrowRight');

  expect(document.activeElement).toBe(names[1]);
  expect(names.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, 0, 0, 0]);
});

test('leaves other keys, and the ends, to the browser', () => {
  names[0]!.focus();

  expect(press(names[0]!, 'ArrowLeft')).toBe(true);
  expect(press(names[0]!, 'ArrowDown')).toBe(true);
  expect(press(names[0]!, 'ArrowRight')).toBe(false);
});

test('does nothing once disposed', async () => {
  names[0]!.focus();
  await vi.waitUntil(card);

  dispose();

  expect(card()).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLoadError } from '#runtime/navigation/fetchJson.ts';
import { enhance } from './enhance.ts';

const NAMES = {
  '/docs/stage': 'Node.js <code>stage.raiseUp()</code>',
  '/python/docs/stage': 'Python <code>stage.raise_up()</code>',
  '/java/docs/stage': 'Java <code>Stage.raiseUp()</code>',
};

const sample = (code: string) =>
  `<div class="sample"><pre tabindex="0"><code>${code}</code></pre></div>`;

/** A class page with one member, which .NET lacks. */
function article(path: string, code: string, samples = sample(`${code} sample`)): string {
  const links = Object.entries(NAMES)
    .filter(([other]) => other !== path)
    .map(([other, name]) => `<a href="${other}#stage-raise-up">${name}</a>`);
  return `<section class="member"><h3 id="stage-raise-up"><code>raise</code></h3>
    <pre class="signature" tabindex="0"><code>${code} signature</code></pre>${samples}
    <details class="elsewhere"><summary>In other languages</summary>${links.join('')}<span>.NET: no entry in its reference</span></details>
    </section>`;
}

const FLAVORS = `<div class="tabs" data-group="python-flavor">
  <div class="tab-panel" data-value="sync">${sample('sync')}</div>
  <div class="tab-panel" data-value="async">${sample('async')}</div></div>`;

const PAGES: Record<string, string> = {
  '/python/docs/stage': article('/python/docs/stage', 'Python', FLAVORS),
  '/java/docs/stage': article('/java/docs/stage', 'Java', ''),
};

const articleAt = (href: string) => Promise.resolve(PAGES[new URL(href).pathname] ?? '');
const loadArticle = vi.fn(articleAt);
let details: HTMLDetailsElement;
let dispose: () => void;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = `<p id="route-announcer"></p>${article('/docs/stage', 'Node.js')}`;
  details = document.querySelector('details')!;
  dispose = enhance(document.body, { window, loadArticle });
});

afterEach(() => {
  dispose();
  document.documentElement.removeAttribute('data-tab-python-flavor');
  vi.clearAllMocks();
});

const view = () => document.querySelector('.languages');
const cells = () =>
  [...document.querySelectorAll('.languages > div')].map((cell) =>
    [...cell.querySelectorAll(':scope > :first-child, pre')].map(({ textContent }) => textContent),
  );
const said = () => document.querySelector('#route-announcer')?.textContent;

/** Opens the links, and waits until all languages have been tried. */
async function open(): Promise<void> {
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await settled();
}

async function settled(): Promise<void> {
  await vi.waitUntil(() => view() && !view()?.hasAttribute('aria-busy'));
}

test('shows signature and first sample of all languages, and names those that lack it', async () => {
  await open();

  expect(cells()).toEqual([
    ['Node.js stage.raiseUp()', 'Node.js signature', 'Node.js sample'],
    ['Python stage.raise_up()', 'Python signature', 'sync'],
    ['Java Stage.raiseUp()', 'Java signature'],
    ['.NET: no entry in its reference'],
  ]);
  expect(view()?.getAttribute('aria-label')).toBe('raise in all languages');
  expect(said()).toBe('raise in all languages: shown');
});

test('shows the variant of a sample that the reader has chosen', async () => {
  document.documentElement.setAttribute('data-tab-python-flavor', 'async');

  await open();

  expect(cells()[1]?.at(-1)).toBe('async');
});

test('loads nothing unasked, and each language once', async () => {
  await vi.dynamicImportSettled();
  expect(loadArticle).not.toHaveBeenCalled();

  await open();
  await open();
  await vi.dynamicImportSettled();

  expect(loadArticle.mock.calls.map(([href]) => new URL(href).pathname)).toEqual([
    '/python/docs/stage',
    '/java/docs/stage',
  ]);
});

test('names the member of this page where other languages have one for several', async () => {
  document.querySelector('h3')!.id = 'stage-raise-twice';

  await open();

  expect(cells()[0]?.[0]).toBe('Node.js raise');
});

test('shows what was opened before scripts ran', async () => {
  dispose();
  details.open = true;

  dispose = enhance(document.body, { window, loadArticle });
  await settled();

  expect(cells()).toHaveLength(4);
});

test('names the languages that failed, and tries only those again', async () => {
  loadArticle.mockRejectedValueOnce(new PageLoadError('network', 'Offline.'));
  await open();
  expect(view()?.lastElementChild?.textContent).toBe('Python could not be loaded. Retry');
  expect(said()).toBe('Python could not be loaded.');
  expect(cells().map((cell) => cell.length)).toEqual([3, 1, 2, 1]);

  view()?.querySelector<HTMLElement>('p button')?.click();
  await settled();

  expect(loadArticle).toHaveBeenCalledTimes(3);
  expect(cells().map((cell) => cell.length)).toEqual([3, 3, 2, 1]);
  expect(view()?.lastElementChild?.textContent).toBe('');
  expect(document.activeElement).toBe(details.querySelector('summary'));
});

test('asks for a reload when the site was redeployed, and loads nothing more', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  loadArticle.mockRejectedValueOnce(new PageLoadError('newBuild', 'Other build.'));
  await open();
  expect(view()?.lastElementChild?.textContent).toBe(
    'The site has changed since this page was opened. Reload',
  );

  view()?.querySelector<HTMLButtonElement>(':scope > p > button')?.click();

  expect(reload).toHaveBeenCalledOnce();
  expect(loadArticle).toHaveBeenCalledTimes(2);
});

test('fails for a page without the member', async () => {
  loadArticle.mockResolvedValueOnce('<p>Nothing</p>');

  await open();

  expect(said()).toBe('Python could not be loaded.');
});

test('closes with Escape and keeps the focus', async () => {
  await open();
  const link = view()!.querySelector('a')!;

  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
});

test('keeps the focus on a link that becomes part of the view', async () => {
  const link = details.querySelector('a')!;
  details.open = true;
  link.focus();

  await open();

  expect(document.activeElement).toBe(link);
});

test('does nothing once disposed', async () => {
  dispose();

  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  // What is asked later is there: nothing else is on its way.
  dispose = enhance(document.body, { window, loadArticle: articleAt });
  await settled();

  expect(loadArticle).not.toHaveBeenCalled();
});

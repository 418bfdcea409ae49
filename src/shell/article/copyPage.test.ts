import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyFrom } from './copyPage.ts';

const fetch = vi.fn<() => Promise<Response>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
let copied: string;

class FakeItem {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}

async function write(items: FakeItem[]): Promise<void> {
  copied = await (await items[0]!.parts['text/plain']!).text();
}

beforeEach(() => {
  copied = '';
  fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('# Intro')));
  writeText.mockReset().mockImplementation((text) => {
    copied = text;
    return Promise.resolve();
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('ClipboardItem', FakeItem);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubClipboard(value: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

const refuse = () => Promise.reject(new Error('no promises'));

/** Copies a page, and returns what the button says then. */
async function copy(): Promise<string> {
  document.body.innerHTML =
    '<button data-copy-page="/docs/intro.md"><span>Copy page</span></button>';
  const button = document.querySelector('button') as HTMLElement;
  await copyFrom(window, button);
  return button.textContent;
}

test('hands the text over as a promise, so that the click still counts', async () => {
  stubClipboard({ write, writeText });

  expect(await copy()).toBe('Copied');

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/docs/intro.md');
  expect(copied).toBe('# Intro');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['is missing', { writeText }],
  ['fails', { write: refuse, writeText }],
])('writes plain text where that way %s', async (_what, clipboard) => {
  stubClipboard(clipboard);

  expect(await copy()).toBe('Copied');

  expect(copied).toBe('# Intro');
});

test.each([
  [404, { write, writeText }],
  [404, { write: refuse, writeText }],
  [404, { writeText }],
  [200, undefined],
])('says so when a page cannot be loaded or copied (status %i, %j)', async (status, clipboard) => {
  stubClipboard(clipboard);
  fetch.mockResolvedValue(new Response('', { status }));

  expect(await copy()).toBe('Copying failed');
  expect(copied).toBe('');
});

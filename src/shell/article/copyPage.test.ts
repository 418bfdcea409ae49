import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyPage, copyFrom } from './copyPage.ts';

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

test('hands the text over as a promise, so that the click still counts', async () => {
  stubClipboard({ write, writeText });

  expect(await copyPage(window, '/docs/intro.md')).toEqual({ ok: true });

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/docs/intro.md');
  expect(copied).toBe('# Intro');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['is missing', { writeText }],
  ['fails', { write: () => Promise.reject(new Error('no promises')), writeText }],
])('writes plain text where that way %s', async (_what, clipboard) => {
  stubClipboard(clipboard);

  expect(await copyPage(window, '/docs/intro.md')).toEqual({ ok: true });

  expect(copied).toBe('# Intro');
});

const refuse = () => Promise.reject(new Error('no promises'));

test.each([{ write, writeText }, { write: refuse, writeText }, { writeText }])(
  'reports why a page cannot be loaded',
  async (clipboard) => {
    stubClipboard(clipboard);
    fetch.mockResolvedValue(new Response('', { status: 404 }));

    const result = await copyPage(window, '/docs/intro.md');

    expect(result).toEqual({
      ok: false,
      error: new Error('Loading /docs/intro.md failed with status 404.'),
    });
  },
);

test('reports that the clipboard is not available', async () => {
  stubClipboard(undefined);

  const result = await copyPage(window, '/docs/intro.md');

  expect(result).toEqual({
    ok: false,
    error: new Error("The browser doesn't allow this page to use the clipboard."),
  });
});

test('shows the result on the button', async () => {
  stubClipboard({ writeText });
  document.body.innerHTML =
    '<button data-copy-page="/docs/intro.md"><span>Copy page</span></button>';
  const button = document.querySelector('button') as HTMLElement;

  await copyFrom(window, button);
  expect(button.textContent).toBe('Copied');
  fetch.mockRejectedValueOnce(new Error('offline'));
  await copyFrom(window, button);

  expect(button.textContent).toBe('Copying failed');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceImages } from './enhance.ts';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let frame: HTMLElement;
let image: HTMLImageElement;
let dispose: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  document.body.innerHTML = `<figure class="picture"><span class="picture-frame">
    <img class="picture-blur" alt="" aria-hidden="true"><img src="/images/a.png" alt="Report">
    </span></figure>`;
  frame = document.querySelector('.picture-frame')!;
  image = document.querySelector('img[src]')!;
  setImage({ complete: false, naturalWidth: 0 });
});

afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setImage(state: { complete: boolean; naturalWidth: number }): void {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(image, name, { value, configurable: true });
  }
}

async function failWith(online: boolean, status: number | undefined): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (status === undefined) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  else fetch.mockResolvedValue(new Response(null, { status }));
  dispose = enhanceImages(document, { window });
  image.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(frame.querySelector('button')).not.toBeNull());
}

test('removes the blur when the image has loaded (progressive-images)', () => {
  dispose = enhanceImages(document, { window });
  expect(frame.classList.contains('is-loaded')).toBe(false);

  setImage({ complete: true, naturalWidth: 640 });
  image.dispatchEvent(new Event('load'));

  expect(frame.classList.contains('is-loaded')).toBe(true);
});

test('detects images that loaded earlier', () => {
  setImage({ complete: true, naturalWidth: 640 });

  dispose = enhanceImages(document, { window });

  expect(frame.classList.contains('is-loaded')).toBe(true);
});

test.each([
  [false, undefined, 'Your browser is offline. Image not loaded'],
  [true, 404, '404. Image not found'],
  [true, 500, 'Error. Click to reload'],
  [true, undefined, 'Error. Click to reload'],
])(
  'explains a failure (online: %s, status: %s): %s (progressive-images)',
  async (online, status, message) => {
    await failWith(online, status);

    expect(frame.querySelector('button')!.textContent).toBe(message);
  },
);

test('tries again on click (progressive-images)', async () => {
  await failWith(true, 500);
  const setAttribute = vi.spyOn(image, 'setAttribute');

  frame.querySelector('button')!.click();
  expect(frame.querySelector('button')!.textContent).toBe('Loading...');
  expect(setAttribute).toHaveBeenCalledExactlyOnceWith('src', '/images/a.png');

  setImage({ complete: true, naturalWidth: 640 });
  image.dispatchEvent(new Event('load'));
  expect(frame.querySelector('button')).toBeNull();
});

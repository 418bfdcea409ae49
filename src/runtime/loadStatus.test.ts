import { beforeEach, expect, test, vi } from 'vitest';
import { loadWithStatus } from './loadStatus.ts';

let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.body.innerHTML = '<div id="load-status"></div><article>Readable</article>';
  place = document.getElementById('load-status')!;
});

function box(): Element | null {
  return place.querySelector('.load-error');
}

function retry(): void {
  place.querySelector('button')!.click();
}

test('stays silent as long as nothing fails (quiet-normal-load)', async () => {
  let finish: (value: string) => void = () => undefined;
  const load = () => new Promise<string>((resolve) => (finish = resolve));

  const loaded = loadWithStatus(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(place.childElementCount).toBe(0);
  finish('page');

  expect(await loaded).toBe('page');
});

test('shows the error as text with a button, above the article (load-error-box)', async () => {
  const load = () => Promise.reject(new TypeError('Loading <b>frame</b> failed.'));

  void loadWithStatus(load);
  await vi.advanceTimersByTimeAsync(0);

  expect(box()!.getAttribute('role')).toBe('alert');
  expect(box()!.querySelector('p')!.textContent).toBe('TypeError: Loading <b>frame</b> failed.');
  expect(place.querySelector('button')!.textContent).toBe('Retry');
  expect(place.querySelector('button')!.type).toBe('button');
  expect(document.querySelector('article')!.textContent).toBe('Readable');
});

test('clears the error on retry and spins after 200 ms until the page is there (load-retry)', async () => {
  let finish: (value: string) => void = () => undefined;
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const loaded = loadWithStatus(load);
  await vi.advanceTimersByTimeAsync(0);

  retry();
  expect(box()).toBeNull();
  await vi.advanceTimersByTimeAsync(199);
  expect(place.childElementCount).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(place.querySelector('.load-spinner')!.textContent).toBe('Loading…');
  expect(place.querySelector('[style]')).toBeNull();

  finish('page');
  expect(await loaded).toBe('page');
  expect(place.childElementCount).toBe(0);
});

test('shows the message again when the retry fails (load-retry)', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValueOnce(new Error('second'))
    .mockResolvedValue('page');
  const loaded = loadWithStatus(load);
  await vi.advanceTimersByTimeAsync(0);

  retry();
  await vi.advanceTimersByTimeAsync(1000);
  expect(box()!.textContent).toContain('Error: second');
  expect(place.querySelector('.load-spinner')).toBeNull();
  retry();

  expect(await loaded).toBe('page');
});

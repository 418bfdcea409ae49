import { beforeEach, expect, test, vi } from 'vitest';
import { loadWhileHere } from './loadWhileHere.ts';

/** A load that fails a number of times before it succeeds. */
function failing(times: number) {
  const load = vi.fn<() => Promise<string>>();
  for (let count = 0; count < times; count += 1) load.mockRejectedValueOnce(new Error('aborted'));
  return load.mockResolvedValue('page');
}

/** A load whose first attempt fails when the test says so. */
function failingLater() {
  let fail = (): void => undefined;
  const first = new Promise<string>((_, reject) => (fail = () => reject(new Error('aborted'))));
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(first).mockResolvedValue('page');
  return { load, fail };
}

const send = (type: string) => window.dispatchEvent(new Event(type));

/** Whether a load waits for the reader: nothing else that it could wait for is left. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  await vi.runAllTimersAsync();
  return (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';
}

beforeEach(() => {
  // They run on their own, too, where a test only waits for the end.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

test('passes on what was loaded, and why it was not', async () => {
  await expect(loadWhileHere(failing(0))).resolves.toBe('page');
  await expect(loadWhileHere(failing(1))).rejects.toThrow('aborted');
});

test.each(['beforeunload', 'pagehide'])('waits when the load fails after %s', async (sign) => {
  const load = failing(1);
  const loading = loadWhileHere(load);
  send(sign);

  expect(await isPending(loading)).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  send('keydown');
  await loading;
});

test.each([0, 200])('waits when the browser reports it %i ms after the failure', async (ms) => {
  const { load, fail } = failingLater();
  const loading = loadWhileHere(load);

  fail();
  await vi.advanceTimersByTimeAsync(ms);
  send('pagehide');

  expect(await isPending(loading)).toBe(true);
  send('keydown');
  await loading;
});

test.each([
  // Out of the back/forward cache.
  [
    'comes back',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['goes on here with a key', () => send('keydown')],
  ['goes on here with a press', () => send('pointerdown')],
])('loads again when the reader %s', async (_what, stay) => {
  const load = failing(1);
  const loading = loadWhileHere(load);
  send('beforeunload');
  await vi.runAllTimersAsync();

  stay();

  expect(await loading).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('keeps waiting when the page that is being left has loaded', async () => {
  const loading = loadWhileHere(failing(1));
  send('beforeunload');
  await vi.runAllTimersAsync();

  send('pageshow');

  expect(await isPending(loading)).toBe(true);
  send('keydown');
  await loading;
});

test('reports a failure after a departure that was called off', async () => {
  const { load, fail } = failingLater();
  const loading = loadWhileHere(load);

  send('beforeunload');
  send('pointerdown');
  fail();

  await expect(loading).rejects.toThrow('aborted');
});

test('listens for departures only during a load', async () => {
  const added = vi.spyOn(window, 'addEventListener');

  await loadWhileHere(failing(0));

  const options = added.mock.calls.map(([, , option]) => option as AddEventListenerOptions);
  expect(options.length).toBeGreaterThan(0);
  expect(options.every(({ signal }) => signal?.aborted)).toBe(true);
});

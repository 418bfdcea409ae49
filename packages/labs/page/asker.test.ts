import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAsker, LIMIT, LOOK_MS, type PeerMessage } from './asker.ts';

const LIMIT_MS = LIMIT * LOOK_MS;
const STOPPED = 'Stopped after 10 seconds without progress.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Peers whose messages the test sends, oldest first. */
function start() {
  const peers: { send: (message: PeerMessage) => void; questions: unknown[]; stopped: boolean }[] =
    [];
  const asker = createAsker({
    start: (send) => {
      const peer = { send, questions: [] as unknown[], stopped: false };
      peers.push(peer);
      return {
        post: (question) => peer.questions.push(question),
        stop: () => (peer.stopped = true),
      };
    },
  });
  return { peers, asker };
}

test('waits until the peer has loaded, however long that takes', async () => {
  const { peers, asker } = start();
  const answer = asker.ask('seats?');

  vi.advanceTimersByTime(10 * LIMIT_MS);
  expect(peers[0]?.questions).toEqual([]);
  peers[0]?.send({ kind: 'ready' });
  peers[0]?.send({ kind: 'answer', answer: 12 });

  expect(await answer).toBe(12);
  expect(peers[0]?.questions).toEqual(['seats?']);
});

test('lets a peer load more before it answers', async () => {
  const { peers, asker } = start();
  const answer = asker.ask('seats?');
  peers[0]?.send({ kind: 'ready' });
  peers[0]?.send({ kind: 'loading' });
  vi.advanceTimersByTime(10 * LIMIT_MS);
  peers[0]?.send({ kind: 'ready' });
  const failed = expect(answer).rejects.toThrow(STOPPED);
  vi.advanceTimersByTime(LIMIT_MS);

  await failed;
  expect(peers[0]?.questions).toEqual(['seats?']);
});

test('does not count the time until a peer begins', async () => {
  const { peers, asker } = start();
  const answer = asker.ask('seats?');
  peers[0]?.send({ kind: 'ready' });
  vi.advanceTimersByTime(10 * LIMIT_MS);
  peers[0]?.send({ kind: 'alive' });
  vi.advanceTimersByTime(LIMIT_MS - 1);
  peers[0]?.send({ kind: 'answer', answer: 12 });

  expect(await answer).toBe(12);
});

test('replaces a peer that gives no sign of life, and goes on', async () => {
  const { peers, asker } = start();
  const endless = asker.ask('endless');
  peers[0]?.send({ kind: 'ready' });
  peers[0]?.send({ kind: 'alive' });
  const failed = expect(endless).rejects.toThrow(STOPPED);
  vi.advanceTimersByTime(LIMIT_MS);
  await failed;
  const next = asker.ask('next');
  peers[1]?.send({ kind: 'ready' });
  peers[0]?.send({ kind: 'answer', answer: 'late' });
  peers[1]?.send({ kind: 'answer', answer: 'found' });

  expect(peers.map(({ stopped }) => stopped)).toEqual([true, false]);
  expect(await next).toBe('found');
});

test('lets a peer that gets on take as long as it needs', async () => {
  const { peers, asker } = start();
  const answer = asker.ask('many seats?');
  peers[0]?.send({ kind: 'ready' });
  for (let times = 0; times < 5; times++) {
    vi.advanceTimersByTime(LIMIT_MS - LOOK_MS);
    peers[0]?.send({ kind: 'alive' });
  }
  peers[0]?.send({ kind: 'answer', answer: 30_000 });

  expect(await answer).toBe(30_000);
});

test('does not count the time in which the page itself can do nothing', async () => {
  const { peers, asker } = start();
  const answer = asker.ask('seats?');
  peers[0]?.send({ kind: 'ready' });
  // Browsers run a timer once, however late it is.
  vi.setSystemTime(Date.now() + 10 * LIMIT_MS);
  vi.advanceTimersByTime(LOOK_MS);
  peers[0]?.send({ kind: 'answer', answer: 12 });

  expect(await answer).toBe(12);
});

test('gives up a question that takes long for a newer one', async () => {
  const { peers, asker } = start();
  const slow = asker.ask('slow');
  peers[0]?.send({ kind: 'ready' });
  for (let signs = 0; signs < 10; signs++) {
    peers[0]?.send({ kind: 'alive' });
    vi.advanceTimersByTime(LOOK_MS / 2);
  }
  const next = asker.ask('next');
  vi.advanceTimersByTime(LOOK_MS);
  peers[1]?.send({ kind: 'ready' });
  peers[1]?.send({ kind: 'answer', answer: 'found' });

  expect(peers[0]?.stopped).toBe(true);
  expect(await Promise.all([slow, next])).toEqual([undefined, 'found']);
});

test('skips questions that a newer one has replaced', async () => {
  const { peers, asker } = start();
  peers[0]?.send({ kind: 'ready' });
  const [first, second, third] = [asker.ask(1), asker.ask(2), asker.ask(3)];
  peers[0]?.send({ kind: 'ready' });
  peers[0]?.send({ kind: 'answer', answer: 'three' });

  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, 'three']);
  expect(peers[0]?.questions).toEqual([3]);
});

test('passes on what a peer fails with', async () => {
  const { peers, asker } = start();
  const answer = asker.ask('(');
  peers[0]?.send({ kind: 'ready' });
  peers[0]?.send({ kind: 'failure', message: 'Unterminated group' });

  await expect(answer).rejects.toThrow('Unterminated group');
});

// The worker of the labs. Its name says which of these functions it runs, so that it loads nothing else.
import { errorText } from '../../../src/model/errorText.ts';
import type { Alive, PeerMessage } from '../page/asker.ts';

/** What labs ask, without the page. */
const ANSWERS = {
  aria: async () => (await import('./ariaCompare.ts')).compareAria,
  locator: async () => (await import('./translate.ts')).readLocator,
  patterns: async () => (await import('../run/patterns.ts')).tryPatterns,
  run: async () => (await import('../run/statements.ts')).readRunText,
  translation: async () => (await import('./translate.ts')).translate,
  urls: async () => (await import('./urlMatch.ts')).matchUrls,
};
export type WorkerName = keyof typeof ANSWERS;

type Answer<Name extends WorkerName> = Awaited<ReturnType<(typeof ANSWERS)[Name]>>;
export type WorkerQuestion<Name extends WorkerName> = Parameters<Answer<Name>>[0];
export type WorkerAnswer<Name extends WorkerName> = ReturnType<Answer<Name>>;

/** In milliseconds: more messages would only keep the page busy. */
const BETWEEN_SIGNS = 500;
let last = 0;

const send = (message: PeerMessage): void => postMessage(message);

function alive(): void {
  const now = performance.now();
  if (now - last < BETWEEN_SIGNS) return;
  last = now;
  send({ kind: 'alive' });
}

// Our own page has given the name, and knows what it asks.
const answer = (await ANSWERS[self.name as WorkerName]()) as (
  question: never,
  alive: Alive,
) => unknown;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  send({ kind: 'alive' });
  try {
    send({ kind: 'answer', answer: answer(data as never, alive) });
  } catch (error) {
    send({ kind: 'failure', message: errorText(error) });
  }
});
send({ kind: 'ready' });

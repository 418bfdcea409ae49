import type { Alive, Peer, PeerMessage, StartPeer } from '../page/asker.ts';
import { createAsker } from '../page/asker.ts';
import type { Lab } from '../page/labParts.ts';
import type { Values } from '../page/state.ts';

/** In milliseconds: more messages would only keep the page busy. */
const BETWEEN_SIGNS = 500;

/** Computes results for the page; the whole of a lab's worker. */
export function answerWith(answer: (question: never, alive: Alive) => unknown): void {
  let last = 0;
  const send = (message: PeerMessage): void => postMessage(message);
  const alive = (): void => {
    const now = performance.now();
    if (now - last < BETWEEN_SIGNS) return;
    last = now;
    send({ kind: 'alive' });
  };
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    try {
      // Sent by our own page, which knows what the lab asks.
      send({ kind: 'answer', answer: answer(data as never, alive) });
    } catch (error) {
      send({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
    }
  });
  send({ kind: 'ready' });
}

/** Starts a worker as a peer. */
export function workerPeer(url: string): StartPeer {
  return (receive): Peer => {
    const worker = new Worker(url, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PeerMessage>) => receive(data));
    worker.addEventListener('error', () => {
      receive({ kind: 'failure', message: 'The lab could not be loaded. Reload the page.' });
    });
    return {
      post: (question) => worker.postMessage(question),
      stop: () => worker.terminate(),
    };
  };
}

/** Opens a lab whose results a worker computes. */
export function openWorker(
  url: string,
  question: (values: Values, language: string) => unknown,
): Lab['open'] {
  return ({ window, language }) => {
    const asker = createAsker({ window, start: workerPeer(url) });
    return { ask: (values) => asker.ask(question(values, language)), stop: asker.stop };
  };
}

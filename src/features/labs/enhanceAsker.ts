import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** How long a result may take, so that a hostile pattern or page can't keep the lab busy. */
export const LIMIT_MS = 3000;

/** What computes results, in a thread or frame of its own that can be stopped at any time. */
export interface Peer {
  post: (question: unknown) => void;
  stop: () => void;
}

/** What a peer sends: that it is loading or has loaded, a result, what it failed with, or what happened to it. */
export type PeerMessage =
  | { kind: 'loading' | 'ready' }
  | { kind: 'answer'; answer: unknown }
  | { kind: 'failure'; message: string }
  | { kind: 'event'; event: unknown };

export type StartPeer = (receive: (message: PeerMessage) => void) => Peer;

export interface Asker {
  /** The result, or resolves to undefined if a newer one has replaced it. */
  ask: (question: unknown) => Promise<unknown>;
  stop: () => void;
}

interface Waiting {
  question: unknown;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

interface AskerOptions {
  window: Pick<BrowserWindow, 'setTimeout' | 'clearTimeout'>;
  start: StartPeer;
  onEvent?: (event: unknown) => void;
}

/** Asks a peer one question at a time, and replaces it if it takes too long. */
export function createAsker({ window, start, onEvent }: AskerOptions): Asker {
  let peer: Peer | undefined;
  let isReady = false;
  let asked: Waiting | undefined;
  let next: Waiting | undefined;
  let timer: number | undefined;

  function stop(): void {
    window.clearTimeout(timer);
    peer?.stop();
    peer = undefined;
    isReady = false;
  }

  /** Loading may take as long as the network needs: the limit is for the result only. */
  function send(): void {
    if (!peer) {
      const started: Peer = start((message) => {
        // What a peer sent before it was stopped may arrive after it.
        if (peer === started) receive(message);
      });
      peer = started;
    }
    if (!isReady || asked || !next) return;
    asked = next;
    next = undefined;
    peer.post(asked.question);
    limit();
  }

  function limit(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      stop();
      settle((waiting) => waiting.reject(new Error(limitText())));
    }, LIMIT_MS);
  }

  function settle(how: (waiting: Waiting) => void): void {
    window.clearTimeout(timer);
    const waiting = asked;
    asked = undefined;
    if (waiting) how(waiting);
    if (next) send();
  }

  function receive(message: PeerMessage): void {
    if (message.kind === 'event') onEvent?.(message.event);
    else if (message.kind === 'answer') settle(({ resolve }) => resolve(message.answer));
    else if (message.kind === 'failure') {
      settle(({ reject }) => reject(new Error(message.message)));
    } else {
      isReady = message.kind === 'ready';
      if (!isReady) window.clearTimeout(timer);
      else if (asked) limit();
      else send();
    }
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        next?.resolve(undefined);
        next = { question, resolve, reject };
        send();
      }),
    stop,
  };
}

function limitText(): string {
  return `Stopped after ${LIMIT_MS / 1000} seconds. Shorten the input, or simplify the regular expression.`;
}

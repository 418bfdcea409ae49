/** How often the page looks after its peer. */
export const LOOK_MS = 1000;
/**
 * How many looks in a row without a sign of life end a peer: what gives none for so long never will. Looks are counted
 * and not time, because a busy machine is slow, not wrong: a page that can't look doesn't count, and signs that have
 * arrived meanwhile come before its next look.
 */
export const LIMIT = 10;
/** How many looks a newer question waits for the one that it replaces. */
const PATIENCE = 3;

/** What computes results, in a thread or frame of its own that can be stopped at any time. */
export interface Peer {
  post: (question: unknown) => void;
  stop: () => void;
}

/**
 * What a peer sends: that it is loading or has loaded, that it begins or gets on, a result, what it failed with, or what happened
 * to it.
 */
export type PeerMessage =
  | { kind: 'loading' | 'ready' | 'alive' }
  | { kind: 'answer'; answer: unknown }
  | { kind: 'failure'; message: string }
  | { kind: 'event'; event: unknown };

/** A peer calls it when it begins, and between the parts of a long computation. */
export type Alive = () => void;

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
  start: StartPeer;
  onEvent?: (event: unknown) => void;
  onAlive?: Alive;
}

/** Asks a peer one question at a time, and replaces it if it does not get on. */
export function createAsker({ start, onEvent, onAlive }: AskerOptions): Asker {
  let peer: Peer | undefined;
  let isReady = false;
  let asked: Waiting | undefined;
  let next: Waiting | undefined;
  let timer: number | undefined;
  /** Looks since the question, and since the last sign of life. */
  let looks = 0;
  let silent = 0;

  function unwatch(): void {
    window.clearTimeout(timer);
    timer = undefined;
  }

  function stop(): void {
    unwatch();
    peer?.stop();
    peer = undefined;
    isReady = false;
  }

  /**
   * Loading may take as long as the network needs, and a busy machine may let a peer wait: it is watched from its
   * first sign on, which says that it has begun.
   */
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
    looks = 0;
  }

  function watch(): void {
    silent = 0;
    timer ??= window.setTimeout(look, LOOK_MS);
  }

  function look(): void {
    looks += 1;
    silent += 1;
    const isReplaced = next !== undefined && looks >= PATIENCE;
    if (silent < LIMIT && !isReplaced) {
      timer = window.setTimeout(look, LOOK_MS);
      return;
    }
    stop();
    settle(({ resolve, reject }) =>
      isReplaced ? resolve(undefined) : reject(new Error(limitText())),
    );
  }

  function settle(how: (waiting: Waiting) => void): void {
    unwatch();
    const waiting = asked;
    asked = undefined;
    if (waiting) how(waiting);
    if (next) send();
  }

  function receive(message: PeerMessage): void {
    if (message.kind === 'event') onEvent?.(message.event);
    else if (message.kind === 'alive') {
      if (asked && isReady) watch();
      onAlive?.();
    } else if (message.kind === 'answer') settle(({ resolve }) => resolve(message.answer));
    else if (message.kind === 'failure') {
      settle(({ reject }) => reject(new Error(message.message)));
    } else {
      isReady = message.kind === 'ready';
      if (!isReady) unwatch();
      else if (asked) watch();
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
  const seconds = (LIMIT * LOOK_MS) / 1000;
  return `Stopped after ${seconds} seconds without progress. Shorten the input, or simplify the regular expression.`;
}

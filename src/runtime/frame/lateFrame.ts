import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { loadWithStatus } from '#runtime/loadStatus.ts';
import { loadWhenOnline } from '#runtime/navigation/loadWhenOnline.ts';
import { loadWhileHere } from '#runtime/navigation/loadWhileHere.ts';
import { holdInput } from './heldInput.ts';

/** The frame around the article, which React takes over when it is first needed (decisions/0027). */
export interface LateFrame {
  /** Resolves when React has taken over; rejects if its code can't be loaded. */
  wake: () => Promise<void>;
}

export interface LateFrameOptions {
  window: BrowserWindow;
  /** Loads React and the frame, and hydrates. */
  hydrate: () => Promise<void>;
}

/** Holds the reader's input until React responds. If it doesn't load, links do, and a retry is offered. */
export function createLateFrame({ window, hydrate }: LateFrameOptions): LateFrame {
  const held = holdInput(window);
  let waking: Promise<void> | undefined;

  function start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onFailure = (error: unknown): void => {
        reject(error instanceof Error ? error : new Error(String(error)));
        held.release();
      };
      const load = () => loadWhileHere(window, () => loadWhenOnline(window, hydrate));
      void loadWithStatus({ window, load, onFailure }).then(() => {
        // After a retry, too.
        waking = Promise.resolve();
        resolve();
        held.release();
      });
    });
  }

  return {
    wake() {
      waking ??= start();
      return waking;
    },
  };
}

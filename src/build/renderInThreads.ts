import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Images } from '#features/feature.ts';
import type { PreparedPages } from '#pipeline/buildPages.ts';
import { type RenderJob, renderShare, type ThreadMessage } from './renderShare.ts';

/** Starts a second thread, which loads its code while this one reads content; without a second core there is none. */
export function startRenderThread() {
  if (availableParallelism() < 2) return undefined;
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./renderThread.mjs', import.meta.url));
  const done = new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // `render` reports the failure; until it is called, the rejection must not count as unhandled.
  done.catch(() => undefined);
  // If the content cannot be read, there is nothing to do, and the process must be able to end.
  worker.unref();

  return {
    /** Gives the thread its work, and the images when they are there. */
    begin(job: Omit<RenderJob, 'counter'>, images: Promise<Images>): void {
      worker.ref();
      const send = (message: ThreadMessage) => worker.postMessage(message);
      send({ job: { ...job, counter } });
      images.then(
        (all) => send({ images: all }),
        () => worker.terminate(),
      );
    },

    /** Renders side by side with the thread until no page is left. */
    async render(pages: PreparedPages): Promise<void> {
      await renderShare(pages, { counter });
      await done;
      // What it could not store, on a full disk for example: the rest is found in the store.
      await renderShare(pages);
    },
  };
}

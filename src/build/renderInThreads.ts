import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lists } from '#features/feature.ts';
import { groupBy } from '#model/groupBy.ts';
import type { BuildPagesInput, PreparedPages } from '#pipeline/buildPages.ts';
import type { Entry } from '#pipeline/catalog.ts';
import type { Api } from './readApi.ts';

/** What a thread is given: everything that pages are made from, and the number of the next group. */
export interface RenderJob {
  api: Pick<Api, 'versions' | 'signature'>;
  lists: Lists;
  input: Omit<BuildPagesInput, 'lastChanged' | 'checkProse'>;
  /** The folder where renderings are stored. */
  store: string;
  counter: Int32Array;
}

/** Starts a second thread, which loads its code while this one reads content; without a second core there is none. */
export function startRenderThread() {
  if (availableParallelism() < 2) return undefined;
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./renderThread.mjs', import.meta.url));
  const done = new Promise<string[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // `render` reports the failure; until it is called, the rejection must not count as unhandled.
  done.catch(() => undefined);
  // If the content cannot be read, there is nothing to do, and the process must be able to end.
  worker.unref();

  return {
    /** Gives the thread its work. */
    begin(job: Omit<RenderJob, 'counter'>): void {
      worker.ref();
      worker.postMessage({ ...job, counter } satisfies RenderJob);
    },

    /** Renders side by side with the thread until no page is left. */
    async render(pages: PreparedPages): Promise<void> {
      renderShare(pages, counter);
      for (const file of await done) pages.restore(file);
    },
  };
}

/**
 * Renders groups of pages that no other thread has taken: all pages of a document, so that it is parsed, and its
 * samples are highlighted, in only one of them. Classes come first, because the largest pages are among them, and
 * the threads should end together.
 */
export function renderShare(
  pages: PreparedPages,
  counter: Int32Array,
  onRendered?: (file: string) => void,
): void {
  const isClass = ({ collection }: Entry) => Number(collection === 'api');
  const classesFirst = pages.entries.toSorted((a, b) => isClass(b) - isClass(a));
  const groups = [...groupBy(classesFirst, ({ doc }) => doc.file).values()];
  for (;;) {
    const group = groups[Atomics.add(counter, 0, 1)];
    if (!group) return;
    for (const entry of group) pages.render(entry);
    if (group[0]) onRendered?.(group[0].doc.file);
  }
}

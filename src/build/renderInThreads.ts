import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Lists } from '#features/feature.ts';
import type { Images } from '#features/images/prepareImages.ts';
import { groupBy } from '#model/groupBy.ts';
import type { BuildPagesInput, PreparedPages } from '#pipeline/buildPages.ts';
import type { Entry } from '#pipeline/catalog.ts';
import type { ReaderInput } from '#prose/readGuide.ts';
import type { Api } from './readApi.ts';
import { NotLoaded } from './notLoaded.ts';

/** What a thread is given: everything that pages are made from, and the number of the next group. */
export interface RenderJob {
  api: Pick<Api, 'versions' | 'signature'>;
  lists: Lists;
  input: Omit<BuildPagesInput, 'images' | 'lastChanged' | 'checkProse'>;
  /** Absent if there are no rules for prose. */
  reader: ReaderInput | undefined;
  /** The folder where renderings are stored. */
  store: string;
  counter: Int32Array;
}

/** Its work, and later the images. */
export type ThreadMessage = { job: RenderJob } | { images: Images };

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
      for (const file of await done) pages.restore(file);
      // What it could not store, on a full disk for example: the rest is there already.
      await renderShare(pages);
    },
  };
}

/** Images go on only when the thread that has begun with them has a moment. */
const BUSY_MS = 50;

interface Share {
  /** The number of the next group; by default, all groups are in the share. */
  counter?: Int32Array;
  onRendered?: (file: string) => void;
}

/**
 * Renders groups of pages that no other thread has taken: all pages of a document, so that it is parsed, and its
 * samples are highlighted, in only one of them. Classes come first, because the largest pages are among them, and
 * the threads should end together.
 */
export async function renderShare(
  pages: PreparedPages,
  { counter = new Int32Array(1), onRendered }: Share = {},
): Promise<void> {
  const isClass = ({ collection }: Entry) => Number(collection === 'api');
  const classesFirst = pages.entries.toSorted((a, b) => isClass(b) - isClass(a));
  const groups = [...groupBy(classesFirst, ({ doc }) => doc.file).values()];
  let paused = performance.now();
  for (;;) {
    const group = groups[Atomics.add(counter, 0, 1)];
    if (!group) return;
    for (const entry of group) {
      await renderPage(pages, entry);
      if (performance.now() - paused < BUSY_MS) continue;
      await setImmediate();
      paused = performance.now();
    }
    if (group[0]) onRendered?.(group[0].doc.file);
  }
}

async function renderPage(pages: PreparedPages, entry: Entry): Promise<void> {
  for (;;) {
    try {
      pages.render(entry);
      return;
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.load();
    }
  }
}

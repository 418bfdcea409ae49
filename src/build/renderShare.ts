import { setImmediate } from 'node:timers/promises';
import type { Images } from '#features/feature.ts';
import type { FeatureValues } from '#features/featureData.ts';
import { NotLoaded } from '#features/notLoaded.ts';
import { groupBy } from '#model/groupBy.ts';
import type { BuildPagesInput, PreparedPages } from '#pipeline/buildPages.ts';
import type { Entry } from '#pipeline/catalog.ts';
import type { ReaderInput } from '#prose/readGuide.ts';
import type { Api } from './read/readApi.ts';

/** What a thread is given: everything that pages are made from, and the number of the next group. */
export interface RenderJob {
  api: Pick<Api, 'versions' | 'signature'>;
  data: FeatureValues;
  input: Omit<BuildPagesInput, 'images' | 'lastChanged' | 'checkProse'>;
  /** Absent if there are no rules for prose. */
  reader: ReaderInput | undefined;
  /** The folder where renderings are stored. */
  store: string;
  counter: Int32Array;
}

/** Its work, and later the images. */
export type ThreadMessage = { job: RenderJob } | { images: Images };

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

import { createHash } from 'node:crypto';
import type { Code, Root } from 'mdast';
import { z } from 'zod';
import type { FeatureContext } from '#features/feature.ts';
import { type FeatureData, valueOf } from '#features/featureData.ts';
import { visit } from '#tree/visit.ts';

/** What `npm run tool -- runnable` writes: the samples with which the panel and the framework do the same. */
export const RUNNABLE_FILE = 'data/runnable.json';

const schema = z.strictObject({ samples: z.array(z.string()) });

/** The keys of the samples that have a Run button (decisions/0035). */
export const runnableSamples: FeatureData<string[]> = {
  name: 'runnable-samples',
  read: async ({ readText }) => schema.parse(JSON.parse(await readText(RUNNABLE_FILE))).samples,
};

/** The same for the same code that starts on the same page: a sample that changes has to be compared again. */
export function runKey(code: string, lang: string, start: string): string {
  const text = [lang, start, code].join('\0');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Marks the samples that are known to run. */
export function markRunnable(tree: Root, context: FeatureContext): void {
  visit(tree, 'code', ({ data, value, lang }: Code) => {
    if (data?.fence?.start === undefined) return;
    const isKnown = valueOf(context, runnableSamples).includes(
      runKey(value, lang ?? '', data.fence.start),
    );
    data.fence.isRunnable = isKnown || undefined;
  });
}

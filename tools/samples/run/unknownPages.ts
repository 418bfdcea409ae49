import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '#model/nearest.ts';
import type { Finding, Sample } from '../sample.ts';

/** Samples that would start on a page which the stage does not have. */
export function unknownPages(root: string, samples: readonly Sample[]): Finding[] {
  const pages = readdirSync(join(root, 'tools/samples/stage'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length));
  return samples.flatMap((sample) => {
    const { run } = sample;
    if (run === undefined || pages.includes(run)) return [];
    const hint = didYouMean(run, pages);
    const message = `The stage has no page "${run}". ${hint}Add tools/samples/stage/${run}.html.`;
    return [{ sample, line: 1, message }];
  });
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '#model/nearest.ts';
import { EXAMPLE } from '../../stagehand/example.mjs';
import type { Finding, Sample } from '../sample.ts';

const SITE = 'content/stagehand';

/** Samples that would start on a page that Stagehand does not have. */
export function unknownPages(root: string, samples: readonly Sample[]): Finding[] {
  const pages = readdirSync(join(root, SITE), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .concat(EXAMPLE.shows.map(({ slug }) => `shows/${slug}`));
  return samples.flatMap((sample) => {
    const { run } = sample;
    if (run === undefined || pages.includes(run)) return [];
    const hint = didYouMean(run, pages);
    const message = `Stagehand has no page "${run}". ${hint}Add ${SITE}/${run}.html.`;
    return [{ sample, line: 1, message, isCertain: true }];
  });
}

import { launchBrowser, launchQuietBrowser } from './browsers.ts';
import { findSource, type BenchSite } from './benchSite.ts';
import { measureCost, type Cost } from './measureCost.ts';
import { measureBlocking, measureNavigation } from './measureSlowPage.ts';
import { PAGE_METRICS, type PageSample } from './metrics.ts';
import type { BenchOptions } from './options.ts';
import { createRow, type Section } from './report.ts';

/**
 * Measures all pages of all sites in turn, so a busy minute affects all of them equally, and beside the pages of the
 * first site with React and a single button.
 */
export async function measurePages(
  sites: readonly BenchSite[],
  calibration: BenchSite,
  { pages, runs }: BenchOptions,
): Promise<Section[]> {
  const browsers = { browser: await launchBrowser(), quiet: await launchQuietBrowser() };
  try {
    const results = pages.map((path) => ({ path, samples: sites.map((): PageSample[] => []) }));
    for (let run = 0; run <= runs; run++) {
      for (const { path, samples } of results) {
        console.error(`${run === 0 ? 'Warming up' : `Run ${run} of ${runs}`}: ${path} …`);
        const floor = await measureCost(browsers, calibration.origin + path);
        for (const [index, site] of sites.entries()) {
          if (!site.pages.has(path)) continue;
          const cost = await measureCost(browsers, site.origin + path);
          // The first loads make the servers compress their files, and are not counted.
          if (run === 0) continue;
          const source = await findSource(site, path);
          const link = source === undefined ? source : { from: site.origin + source, to: path };
          samples[index]?.push({
            ...withMultiples(cost, floor),
            blockingTime: await measureBlocking(browsers.browser, site.origin + path),
            navigation: link && (await measureNavigation(browsers.browser, link)),
          });
        }
      }
    }
    return results.map(({ path, samples }) => pageSection(path, samples));
  } finally {
    await Promise.all([browsers.browser.close(), browsers.quiet.close()]);
  }
}

/** A cost, and how many times that of the page with one button it is. */
export function withMultiples(cost: Cost, floor: Cost): PageSample {
  return {
    ...cost,
    controlRatio: cost.control && floor.control && cost.control / floor.control,
    mainThreadRatio: cost.mainThread / floor.mainThread,
    scriptsRatio: cost.scripts / floor.scripts,
  };
}

export function pageSection(path: string, sites: readonly PageSample[][]): Section {
  // The keys of a constant object are what its type says.
  const ids = Object.keys(PAGE_METRICS) as (keyof typeof PAGE_METRICS)[];
  return {
    title: path,
    rows: ids.map((id) => {
      const samples = sites.map((runs) => runs.flatMap((sample) => sample[id] ?? []));
      return createRow(PAGE_METRICS[id], samples, path);
    }),
  };
}

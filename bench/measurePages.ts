import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { BenchSite } from './benchSite.ts';
import type { PageChoice } from './choosePages.ts';
import { findSource } from './findSource.ts';
import { measureLoad } from './measureLoad.ts';
import { measureNavigation } from './measureNavigation.ts';
import { measureToggle } from './measureToggle.ts';
import type { PageSample } from './metrics.ts';

export interface PageRuns {
  choice: PageChoice;
  /** For each site, the measurements of each run. */
  samples: PageSample[][];
}

export interface MeasureOptions {
  sites: readonly BenchSite[];
  choices: readonly PageChoice[];
  runs: number;
  onStep: (step: string) => void;
}

/** Measures all pages of all sites in turn, so a busy minute affects all of them equally. */
export async function measurePages(options: MeasureOptions): Promise<PageRuns[]> {
  const { sites, choices, runs, onStep } = options;
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    // Containers run as root, where Chromium's sandbox cannot start.
    chromiumSandbox: false,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const results = choices.map((choice) => ({
      choice,
      samples: sites.map((): PageSample[] => []),
    }));
    for (let run = 0; run <= runs; run++) {
      for (const { choice, samples } of results) {
        onStep(`${run === 0 ? 'Warming up' : `Run ${run} of ${runs}`}: ${choice.label}`);
        for (const [index, site] of sites.entries()) {
          const path = choice.paths[index];
          if (path === undefined) continue;
          // The first load makes the servers compress their files, and is not counted.
          if (run === 0) await measureLoad(browser, site.origin + path);
          else samples[index]?.push(await measurePage(browser, site, path));
        }
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function measurePage(browser: Browser, site: BenchSite, path: string): Promise<PageSample> {
  const url = site.origin + path;
  const source = await findSource(site, path);
  const navigate = (isPrefetched: boolean) =>
    source === undefined
      ? undefined
      : measureNavigation(browser, { from: site.origin + source, to: path, isPrefetched });
  return withoutAbsent({
    ...(await measureLoad(browser, url)),
    toggleReady: await measureToggle(browser, url),
    prefetchedNavigation: await navigate(true),
    coldNavigation: await navigate(false),
  });
}

function withoutAbsent(values: Record<string, number | undefined>): PageSample {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

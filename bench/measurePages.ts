import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { BenchSite } from './benchSite.ts';
import type { PageChoice } from './choosePages.ts';
import { findSource } from './findSource.ts';
import { measureLoad } from './measureLoad.ts';
import { measureControl } from './measureControl.ts';
import { measureNavigation, type Navigation } from './measureNavigation.ts';
import { measureToggle } from './measureToggle.ts';
import { measureWork } from './measureWork.ts';
import type { PageSample } from './metrics.ts';
import { launchQuietBrowser } from './quietBrowser.ts';

export interface PageRuns {
  choice: PageChoice;
  /** For each site, the measurements of each run. */
  samples: PageSample[][];
  /** The same runs on the page of the first site with React and a single button. */
  calibration: PageSample[];
}

export interface MeasureOptions {
  sites: readonly BenchSite[];
  /** Has the chosen pages of the first site. */
  calibration: BenchSite;
  choices: readonly PageChoice[];
  runs: number;
  onStep: (step: string) => void;
}

/** Measures all pages of all sites in turn, so a busy minute affects all of them equally. */
export async function measurePages(options: MeasureOptions): Promise<PageRuns[]> {
  const { sites, calibration, choices, runs, onStep } = options;
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    // Containers run as root, where Chromium's sandbox cannot start.
    chromiumSandbox: false,
    ...(executablePath ? { executablePath } : {}),
  });
  const browsers: Browsers = { browser, quiet: await launchQuietBrowser() };
  try {
    const results = choices.map((choice) => ({
      choice,
      samples: sites.map((): PageSample[] => []),
      calibration: [] as PageSample[],
    }));
    for (let run = 0; run <= runs; run++) {
      for (const { choice, samples, calibration: floor } of results) {
        onStep(`${run === 0 ? 'Warming up' : `Run ${run} of ${runs}`}: ${choice.label}`);
        for (const [index, site] of sites.entries()) {
          const path = choice.paths[index];
          if (path === undefined) continue;
          // The first load makes the servers compress their files, and is not counted.
          if (run === 0) await measureLoad(browser, site.origin + path);
          else samples[index]?.push(await measurePage(browsers, site, path));
        }
        const [ours] = choice.paths;
        if (ours === undefined) continue;
        const cost = await measureCost(browsers, calibration.origin + ours);
        if (run > 0) floor.push(cost);
      }
    }
    return results;
  } finally {
    await Promise.all([browser.close(), browsers.quiet.close()]);
  }
}

interface Browsers {
  browser: Browser;
  /** Reports no requests. */
  quiet: Awaited<ReturnType<typeof launchQuietBrowser>>;
}

async function measurePage(browsers: Browsers, site: BenchSite, path: string): Promise<PageSample> {
  const { browser } = browsers;
  const url = site.origin + path;
  const source = await findSource(site, path);
  const navigate = (how: Pick<Navigation, 'isPrefetched' | 'isFirstInput'>) =>
    source === undefined
      ? undefined
      : measureNavigation(browser, { from: site.origin + source, to: path, ...how });
  return withoutAbsent({
    ...(await measureLoad(browser, url)),
    ...(await measureCost(browsers, url)),
    toggleReady: await measureToggle(browser, url),
    prefetchedNavigation: await navigate({ isPrefetched: true }),
    firstInputNavigation: await navigate({ isPrefetched: true, isFirstInput: true }),
    coldNavigation: await navigate({ isPrefetched: false }),
  });
}

/** What is compared with the calibration page, so nothing else happens in between. */
async function measureCost({ browser, quiet }: Browsers, url: string): Promise<PageSample> {
  const work = await measureWork(quiet, url);
  return withoutAbsent({ ...work, controlTime: await measureControl(browser, url) });
}

function withoutAbsent(values: Record<string, number | undefined>): PageSample {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

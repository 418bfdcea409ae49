export type Unit = 'bytes' | 'ms' | 's' | 'gigabytes' | 'count' | 'score' | 'ratio';

export interface Metric {
  label: string;
  unit: Unit;
  /** The budget of the design, for a kind of page or for `any`. */
  bars?: Partial<Record<BarKind, number>>;
  /** Whether the bar is the same on every machine: going over it fails the bench. */
  isFirm?: true;
}

/** The kinds of page that the design has budgets for. */
type BarKind = 'any' | 'guide' | 'locators' | 'largest';

const KIB = 1024;
const NAVIGATION_BARS = { guide: 150, locators: 150, largest: 500 };

/** What is measured on each page, in the order of the report. */
export const PAGE_METRICS = {
  htmlBytes: { label: 'html', unit: 'bytes' },
  jsBytes: { label: 'JavaScript', unit: 'bytes', bars: { any: 80 * KIB }, isFirm: true },
  cssBytes: { label: 'css', unit: 'bytes', bars: { any: 10 * KIB }, isFirm: true },
  jsonBytes: { label: 'json', unit: 'bytes' },
  otherBytes: { label: 'fonts and others', unit: 'bytes' },
  totalBytes: {
    label: 'all but images',
    unit: 'bytes',
    bars: { guide: 125 * KIB, locators: 125 * KIB, largest: 160 * KIB },
    isFirm: true,
  },
  imageBytes: { label: 'images', unit: 'bytes' },
  prefetchBytes: { label: 'prefetched after that', unit: 'bytes' },
  unannounced: {
    label: 'requests that the document does not announce',
    unit: 'count',
    bars: { any: 0 },
    isFirm: true,
  },
  articleCopies: {
    label: "copies of the article's text",
    unit: 'count',
    bars: { any: 1 },
    isFirm: true,
  },
  firstPaint: { label: 'first contentful paint', unit: 'ms' },
  largestPaint: { label: 'largest contentful paint', unit: 'ms' },
  blockingTime: {
    label: 'total blocking time',
    unit: 'ms',
    bars: { guide: 50, locators: 100, largest: 200 },
  },
  layoutShift: { label: 'cumulative layout shift', unit: 'score' },
  toggleReady: {
    label: 'color toggle works',
    unit: 'ms',
    bars: { guide: 1000, locators: 1000, largest: 1300 },
  },
  prefetchedNavigation: { label: 'click to here, prefetched', unit: 'ms', bars: NAVIGATION_BARS },
  firstInputNavigation: { label: 'the same as the first input', unit: 'ms' },
  coldNavigation: { label: 'click to here, not prefetched', unit: 'ms', bars: NAVIGATION_BARS },
  controlTime: { label: 'processor time until the color toggle works', unit: 'ms' },
  mainThreadTime: { label: 'processor time of the main thread', unit: 'ms' },
  scriptTime: { label: 'processor time of scripts', unit: 'ms' },
  layouts: { label: 'layouts', unit: 'count' },
  styleUpdates: { label: 'style recalculations', unit: 'count' },
  elements: { label: 'DOM elements', unit: 'count', bars: { largest: 9000 }, isFirm: true },
} as const satisfies Record<string, Metric>;

export type PageMetricId = keyof typeof PAGE_METRICS;

/** Measurements of one page; what a site does not have (a toggle, a link) is absent. */
export type PageSample = Partial<Record<PageMetricId, number>>;

/** What each page may cost as a multiple of the same page with React and a single button. */
export const MULTIPLE_METRICS = {
  controlTime: {
    label: 'until the first control works',
    unit: 'ratio',
    bars: { guide: 1.15, locators: 1.15, largest: 1.25 },
    isFirm: true,
  },
  mainThreadTime: {
    label: 'main thread',
    unit: 'ratio',
    bars: { guide: 1.25, locators: 1.25, largest: 1.4 },
    isFirm: true,
  },
  scriptTime: { label: 'scripts', unit: 'ratio', bars: { any: 1.6 }, isFirm: true },
} as const satisfies Partial<Record<PageMetricId, Metric>>;

export const BUILD_METRICS = {
  coldBuild: { label: 'cold build', unit: 's', bars: { any: 30 } },
  warmBuild: { label: 'warm rebuild after one edit', unit: 's', bars: { any: 3 } },
  devEdit: { label: 'from an edit to its page, development server', unit: 's', bars: { any: 1 } },
  coldCpu: { label: 'processor time, cold', unit: 's' },
  warmCpu: { label: 'processor time, warm', unit: 's' },
  peakMemory: { label: 'peak memory, cold', unit: 'gigabytes', bars: { any: 1.5 } },
  warmMemory: { label: 'peak memory, warm', unit: 'gigabytes' },
} as const satisfies Record<string, Metric>;

export const GROWTH_METRICS = {
  slope: {
    label: 'cost of a page, larger ÷ smaller half',
    unit: 'ratio',
    // Processor time varies by a tenth between two builds of one site.
    bars: { any: 1.25 },
    isFirm: true,
  },
} as const satisfies Record<string, Metric>;

export const SEARCH_METRICS = {
  query: { label: 'response to a query, 95th percentile', unit: 'ms', bars: { any: 20 } },
  slowQuery: { label: 'the same under 4× slowdown', unit: 'ms', bars: { any: 60 } },
  firstResult: { label: 'cold click to first name, slow line', unit: 'ms', bars: { any: 300 } },
  symbols: { label: 'names', unit: 'bytes', bars: { any: 20 * KIB } },
  text: { label: 'texts', unit: 'bytes', bars: { any: 450 * KIB } },
} as const satisfies Record<string, Metric>;

export const HYDRATION_METRIC: Metric = {
  label: 'scripts, largest ÷ smallest page',
  unit: 'ratio',
  // "Costs the same": a tenth more is within the variation between two runs of one page.
  bars: { any: 1.1 },
};

/** The budget of a metric on a page, identified by its role in the run or by its path. */
export function barFor({ bars }: Metric, page: string): number | undefined {
  return bars?.[barKind(page)] ?? bars?.any;
}

function barKind(page: string): BarKind {
  if (page === 'guide' || page === 'largest') return page;
  if (page.endsWith('/locators')) return 'locators';
  if (page.endsWith('/class-page')) return 'largest';
  return /\/docs\/.*[^/]$/.test(page) ? 'guide' : 'any';
}

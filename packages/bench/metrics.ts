export interface Metric {
  label: string;
  unit: 'ms' | 's' | 'GB' | '×';
  /** The most that it may be; on pages, for guides, for Locators, and for the largest page. */
  bar?: number | readonly [number, number, number];
  /** Whether the bar is the same on every machine: going over it fails the bench. */
  isFirm?: true;
}

/** What each page costs as a multiple of the same page with React and a single button, and in ms. */
export const PAGE_METRICS = {
  controlRatio: { label: 'first control', unit: '×', bar: 0.9, isFirm: true },
  mainThreadRatio: { label: 'main thread', unit: '×', bar: [1.15, 1.15, 1.25], isFirm: true },
  scriptsRatio: { label: 'scripts', unit: '×', bar: 1.6, isFirm: true },
  control: { label: 'first control, processor time', unit: 'ms' },
  mainThread: { label: 'main thread, processor time', unit: 'ms' },
  scripts: { label: 'scripts, processor time', unit: 'ms' },
  blockingTime: { label: 'total blocking time', unit: 'ms', bar: [0, 0, 40] },
  navigation: { label: 'click to here, prefetched', unit: 'ms', bar: [150, 150, 250] },
} as const satisfies Record<string, Metric>;

export const OTHER_METRICS = {
  cold: { label: 'cold', unit: 's', bar: 30 },
  processor: { label: 'processor time, cold', unit: 's' },
  memory: { label: 'peak memory, cold', unit: 'GB', bar: 1.5 },
  rebuild: { label: 'after one edit', unit: 's', bar: 3 },
  devEdit: { label: 'edit on the development server', unit: 's', bar: 1 },
  query: { label: 'response to a query, 95th percentile', unit: 'ms', bar: 20 },
  firstResult: { label: 'first click to first name', unit: 'ms', bar: 300 },
} as const satisfies Record<string, Metric>;

/** One run on one page; what a site does not have (a control, a link) is absent. */
export type PageSample = Partial<Record<keyof typeof PAGE_METRICS, number | undefined>>;

/** The bar of a metric for the page at a path. */
export function barFor({ bar }: Metric, path = ''): number | undefined {
  if (typeof bar !== 'object') return bar;
  const [guide, locators, largest] = bar;
  if (path.endsWith('/locators')) return locators;
  if (path.endsWith('/class-page')) return largest;
  return /\/docs\/.*[^/]$/.test(path) ? guide : undefined;
}

import type { PageRuns } from './measurePages.ts';
import { median } from './median.ts';
import type { Metric, PageMetricId, PageSample } from './metrics.ts';
import { HYDRATION_METRIC, MULTIPLE_METRICS, PAGE_METRICS } from './metrics.ts';
import type { Row, Section } from './report.ts';

/** A section for each page, one of multiples, and one that compares the largest page with the smallest. */
export function pageSections(pages: readonly PageRuns[]): Section[] {
  return [...pages.map(pageSection), multipleSection(pages), ...hydrationSection(pages)];
}

function multipleSection(pages: readonly PageRuns[]): Section {
  const rows = pages.flatMap(({ choice: { label }, samples: [ours = []], calibration }) =>
    multiples().map(([id, metric]): Row => {
      const ratios = ours.flatMap((run, index) => ratio(run[id], calibration[index]?.[id]) ?? []);
      return {
        metric: { ...metric, label: `${label}: ${metric.label}` },
        page: label,
        samples: [ratios],
      };
    }),
  );
  return { title: 'Multiples of the page with one button', rows };
}

function ratio(ours: number | undefined, floor: number | undefined): number | undefined {
  return ours === undefined || !floor ? undefined : ours / floor;
}

function multiples(): [PageMetricId, Metric][] {
  // The keys of a constant object are what its type says.
  return Object.entries(MULTIPLE_METRICS) as [PageMetricId, Metric][];
}

function pageSection({ choice: { label, paths }, samples }: PageRuns): Section {
  const places = [...new Set(paths.map((path) => path ?? 'not there'))];
  const isRole = !label.startsWith('/');
  return {
    title: isRole ? `${label}: ${places.join(' | ')}` : label,
    rows: metricIds().map((id) => ({
      metric: PAGE_METRICS[id],
      page: label,
      samples: samples.map((runs) => valuesOf(runs, id)),
    })),
  };
}

function hydrationSection(pages: readonly PageRuns[]): Section[] {
  const largest = pages.find(({ choice }) => choice.label === 'largest');
  const smallest = pages.find(({ choice }) => choice.label === 'smallest');
  if (!largest || !smallest) return [];
  const ratios = largest.samples.map((runs, index) => {
    const large = median(valuesOf(runs, 'scriptTime'));
    const small = median(valuesOf(smallest.samples[index] ?? [], 'scriptTime'));
    return large !== undefined && small ? [large / small] : [];
  });
  return [
    {
      title: 'Hydration',
      rows: [{ metric: HYDRATION_METRIC, page: 'hydration', samples: ratios }],
    },
  ];
}

function valuesOf(runs: readonly PageSample[], id: PageMetricId): number[] {
  return runs.flatMap((sample) => sample[id] ?? []);
}

function metricIds(): PageMetricId[] {
  // The keys of a constant object are what its type says.
  return Object.keys(PAGE_METRICS) as PageMetricId[];
}

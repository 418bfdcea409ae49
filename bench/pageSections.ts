import type { PageRuns } from './measurePages.ts';
import { median } from './median.ts';
import type { PageMetricId, PageSample } from './metrics.ts';
import { HYDRATION_METRIC, PAGE_METRICS } from './metrics.ts';
import type { Section } from './report.ts';

/** A section for each page, and one that compares hydration on the largest and the smallest. */
export function pageSections(pages: readonly PageRuns[]): Section[] {
  return [...pages.map(pageSection), ...hydrationSection(pages)];
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

import { formatTable } from './formatTable.ts';
import { formatValue } from './formatValue.ts';
import { median } from './median.ts';
import type { Metric, Unit } from './metrics.ts';
import { barFor } from './metrics.ts';

/** One line of the report: a metric, and the runs of each site. */
export interface Row {
  metric: Metric;
  /** The role or the path of the page; determines the budget. */
  page: string;
  /** Ours first, then the other site's, if there is one. */
  samples: number[][];
}

export interface Section {
  title: string;
  rows: Row[];
  /** A drawing for the page, above the table. */
  plot?: string;
}

/** The whole report as text. With two sites there are two columns and their ratio. */
export function formatReport(sections: readonly Section[]): string {
  return sections.map(formatSection).join('\n\n');
}

function formatSection({ title, rows }: Section): string {
  const hasTheirs = rows.some(({ samples }) => samples.length > 1);
  const head = [
    title,
    'ours',
    'spread',
    'bar',
    '',
    ...(hasTheirs ? ['theirs', 'ours ÷ theirs'] : []),
  ];
  return formatTable([head, ...rows.map(formatRow)]);
}

function formatRow({ metric, page, samples }: Row): string[] {
  const [ours, theirs] = samples.map(median);
  const bar = barFor(metric, page);
  const cells = [
    `  ${metric.label}`,
    formatValue(ours, metric.unit),
    formatSpread(samples[0] ?? [], metric.unit),
    bar === undefined ? '' : `≤ ${formatValue(bar, metric.unit)}`,
    isOver(ours, bar) ? 'over' : '',
  ];
  if (samples.length < 2) return cells;
  return [...cells, formatValue(theirs, metric.unit), ratio(ours, theirs)];
}

/** The lowest and the highest run. */
export function formatSpread(values: readonly number[], unit: Unit): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low < high ? `${formatValue(low, unit)} to ${formatValue(high, unit)}` : '';
}

export function isOver(value: number | undefined, bar: number | undefined): boolean {
  return value !== undefined && bar !== undefined && value > bar;
}

/** What is over a bar that does not depend on the speed of the machine. */
export function brokenBars(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, rows }) =>
    rows
      .filter(({ metric, page, samples: [ours = []] }) => {
        return metric.isFirm && isOver(median(ours), barFor(metric, page));
      })
      .map(({ metric }) => `${title}: ${metric.label}`),
  );
}

function ratio(ours: number | undefined, theirs: number | undefined): string {
  return ours === undefined || !theirs ? '' : (ours / theirs).toFixed(2);
}

/** The report for programs: medians in base units (bytes, ms, s, GB), with every single run. */
export function reportData(sections: readonly Section[]): unknown {
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ metric, page, samples }) => ({
      page,
      what: metric.label,
      unit: metric.unit,
      bar: barFor(metric, page),
      ours: median(samples[0] ?? []),
      theirs: samples[1] && median(samples[1]),
      samples,
    })),
  }));
}

import { barFor, type Metric } from './metrics.ts';

/** One line of the report: a metric, and the runs of each site: ours first. */
export interface Row {
  metric: Metric;
  bar: number | undefined;
  samples: number[][];
}

export interface Section {
  title: string;
  rows: Row[];
}

/** A line for the page at a path, or for no page. */
export function createRow(metric: Metric, samples: number[][], path?: string): Row {
  return { metric, bar: barFor(metric, path), samples };
}

/** The whole report as text. With two sites there are two columns and their ratio. */
export function formatReport(sections: readonly Section[]): string {
  return sections.map(formatSection).join('\n\n');
}

function formatSection({ title, rows }: Section): string {
  const head = [title, 'ours', 'spread', 'bar', ''];
  const hasTheirs = rows.some(({ samples }) => samples.length > 1);
  return formatTable([
    hasTheirs ? [...head, 'theirs', 'ours ÷ theirs'] : head,
    ...rows.map(formatRow),
  ]);
}

function formatRow({ metric: { label, unit }, bar, samples }: Row): string[] {
  const [ours, theirs] = samples.map(median);
  const cells = [
    `  ${label}`,
    formatValue(ours, unit),
    formatSpread(samples[0] ?? [], unit),
    bar === undefined ? '' : `≤ ${formatValue(bar, unit)}`,
    isOver(ours, bar) ? 'over' : '',
  ];
  if (samples.length < 2) return cells;
  const ratio = ours === undefined || !theirs ? '' : (ours / theirs).toFixed(2);
  return [...cells, formatValue(theirs, unit), ratio];
}

/** The lowest and the highest run. */
function formatSpread(values: readonly number[], unit: Metric['unit']): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low < high ? `${formatValue(low, unit)} to ${formatValue(high, unit)}` : '';
}

function formatValue(value: number | undefined, unit: Metric['unit']): string {
  const digits = { ms: 0, s: 1, GB: 2, '×': 2 };
  return value === undefined ? '–' : `${value.toFixed(digits[unit])} ${unit}`;
}

/** The first column is left-aligned, the others, which contain numbers, right-aligned. */
function formatTable(lines: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const align = (text: string, column: number) =>
    column === 0 ? text.padEnd(widthOf(0)) : text.padStart(widthOf(column));
  return lines.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

function isOver(value: number | undefined, bar: number | undefined): boolean {
  return value !== undefined && bar !== undefined && value > bar;
}

/** What is over a bar that does not depend on the speed of the machine, or could not be measured. */
export function brokenBars(sections: readonly Section[]): string[] {
  const isBroken = ({ metric, bar, samples: [ours = []] }: Row) =>
    metric.isFirm && isOver(median(ours) ?? Infinity, bar);
  return sections.flatMap(({ title, rows }) =>
    rows.filter(isBroken).map(({ metric }) => `${title}: ${metric.label}`),
  );
}

/** The median, which one disturbed run can't move; undefined if there are no values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

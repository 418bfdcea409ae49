import { groupBy } from '#model/groupBy.ts';
import type { Flaky } from '../testing/flaky.ts';
import type { Outcome } from './checkSamples.ts';
import type { Finding, Sample } from './sample.ts';

/** All problems, by page: location in the file, message, and the line in question. */
export function formatFindings(findings: readonly Finding[]): string {
  const byPage = groupBy(findings, ({ sample }) => sample.page);
  return [...byPage]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([page, found]) => [`Page ${page}`, ...sorted(found).map(formatFinding)].join('\n'))
    .join('\n\n');
}

function formatFinding({ sample, line, column, message }: Finding): string {
  const code = sample.code.split('\n')[line - 1]?.trim() ?? '';
  const place = [sample.file, sample.line + line - 1, ...(column ? [column] : [])].join(':');
  return `${place}\n${message}\n| ${code}`.replaceAll('\n', '\n  ');
}

function sorted(findings: readonly Finding[]): Finding[] {
  const place = ({ sample, line }: Finding) => sample.line + line;
  return findings.toSorted(
    (a, b) => a.sample.file.localeCompare(b.sample.file) || place(a) - place(b),
  );
}

/** What passed on the second attempt, as flaky tests are recorded: each sample with its first error. */
export function flakySamples(findings: readonly Finding[]): Flaky[] {
  const bySample = groupBy(findings, ({ sample }) => sample);
  return [...bySample].map(([{ file, line, heading }, [first]]) => ({
    test: `${file}:${line} ${heading}`.trim(),
    error: first?.message ?? '',
  }));
}

/** What the checks covered, by language, and what was skipped; `run` are the samples that were run, not only checked. */
export function formatSummary(
  samples: readonly Sample[],
  outcomes: readonly Outcome[],
  run: readonly Sample[],
): string {
  const checked = new Set(outcomes.flatMap((outcome) => outcome.checked));
  const failed = new Set(outcomes.flatMap(({ findings }) => findings.map(({ sample }) => sample)));
  const rows = [...groupBy(samples, ({ language }) => language)].map(([language, all]) => {
    const counts = [checked, new Set(run), failed].map(
      (set) => all.filter((one) => set.has(one)).length,
    );
    return [language, all.length, ...counts].map(String);
  });
  const leftOut = samples.filter(({ unchecked }) => unchecked !== undefined);
  return [
    table([['', 'samples', 'checked', 'run', 'failed'], ...rows]),
    ...outcomes.flatMap(({ notes }) => notes),
    ...outcomes.flatMap(({ name, missing }) =>
      missing ? [`${name}: not checked. ${missing}`] : [],
    ),
    `${leftOut.length} left out with a reason${leftOut.length > 0 ? ':' : '.'}`,
    ...leftOut.map(({ file, line, unchecked }) => `  ${file}:${line} ${unchecked ?? ''}`),
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const aligned = (row: readonly string[]) =>
    row.map((cell, column) => {
      const width = Math.max(...rows.map((other) => other[column]?.length ?? 0));
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
  return rows.map((row) => aligned(row).join('  ')).join('\n');
}

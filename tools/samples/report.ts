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
  const text = `${place}\n${message}\n| ${code}`;
  return text.replaceAll('\n', '\n  ');
}

function sorted(findings: readonly Finding[]): Finding[] {
  const place = ({ sample, line }: Finding) => sample.line + line;
  return [...findings].sort(
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

/** What the run covered, for each checker and language, and what was skipped. */
export function formatSummary(summary: {
  samples: readonly Sample[];
  outcomes: readonly Outcome[];
  /** Samples that were run, not only checked. */
  run: readonly Sample[];
}): string {
  const { samples, outcomes, run } = summary;
  const checked = new Set(outcomes.flatMap((outcome) => outcome.checked));
  const failed = new Set(outcomes.flatMap(({ findings }) => findings.map(({ sample }) => sample)));
  const rows = [...groupBy(samples, ({ language }) => language)].map(([language, all]) => {
    const count = (set: { has: (sample: Sample) => boolean }) =>
      all.filter((one) => set.has(one)).length;
    return [language, all.length, count(checked), count(new Set(run)), count(failed)].map(String);
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
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

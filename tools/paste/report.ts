import { groupBy } from '#model/groupBy.ts';
import type { Outcome } from './paste.ts';

/** Each failure with its place, and why others were not tried. */
export function formatFailures(outcomes: readonly Outcome[]): string {
  return outcomes
    .flatMap(({ sample, result, isComplete }) => {
      if (result.status !== 'failed') return [];
      const kind = isComplete ? 'complete' : 'fragment';
      const code = sample.code.split('\n')[result.line - 1]?.trim() ?? '';
      const line = sample.line + result.line - 1;
      return [
        `${sample.file}:${line} (${sample.language}, ${kind})\n  ${result.message}\n  | ${code}`,
      ];
    })
    .join('\n');
}

const COLUMNS = ['Edition', 'Samples', 'Tried', 'Passed', 'Failed', 'Not tried'];

/** A table: per edition and kind, how many were tried, passed, failed and were not tried. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = byKind(outcomes).map((own) => {
    const count = (status: string) => own.filter(({ result }) => result.status === status).length;
    const [passed, failed, untried] = [count('passed'), count('failed'), count('untried')];
    const kind = own[0]?.isComplete ? 'complete' : 'fragments';
    return [own[0]?.edition ?? '', kind, passed + failed, passed, failed, untried];
  });
  return [COLUMNS, ...rows.sort((a, b) => a.join(' ').localeCompare(b.join(' ')))]
    .map((row) => row.map((cell) => String(cell).padEnd(10)).join(' '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Those of one edition that are complete, or fragments. */
function byKind(outcomes: readonly Outcome[]): Outcome[][] {
  return [...groupBy(outcomes, ({ edition, isComplete }) => `${edition} ${isComplete}`).values()];
}

/** Why samples were not tried, each reason with its count. */
export function formatReasons(outcomes: readonly Outcome[]): string {
  const left = outcomes.flatMap(({ edition, isComplete, result }) =>
    result.status === 'untried' ? [{ edition, isComplete, reason: result.reason }] : [],
  );
  return [...groupBy(left, ({ edition, reason }) => `${edition}: ${reason}`)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, own]) => `${String(own.length).padStart(5)}  ${reason}`)
    .join('\n');
}

/** The least share of passed samples, in percent, of those that were tried. */
const BARS = { complete: 100, fragments: 90 };

/** The editions and kinds below their bar. */
export function belowBar(outcomes: readonly Outcome[]): Outcome[] {
  const tried = outcomes.filter(({ result }) => result.status !== 'untried');
  return byKind(tried).flatMap((own) => {
    const [first] = own;
    const passed = own.filter(({ result }) => result.status === 'passed').length;
    const bar = first?.isComplete ? BARS.complete : BARS.fragments;
    return first && passed * 100 < bar * own.length ? [first] : [];
  });
}

import { groupBy } from '#model/groupBy.ts';
import type { Problem } from '#model/problem.ts';
import type { CheckedYaml } from '#pipeline/checkYaml.ts';
import type { Finding } from './finding.ts';
import type { Baseline } from './rules.ts';

const FILE = 'content/prose/baseline.yaml';

/** Problems for what is found more often than the baseline knows, and for what it counts too high. */
export function applyBaseline(
  found: ReadonlyMap<string, readonly Finding[]>,
  { data = {}, lineOf }: Pick<CheckedYaml<Baseline>, 'data' | 'lineOf'>,
): Problem[] {
  const fresh = [...found].flatMap(([file, findings]) =>
    [...groupBy(findings, ({ check, text }) => `${check} ${text}`).values()].flatMap((same) => {
      const [{ check, text } = { check: 'terms' as const, text: '' }] = same;
      const allowed = data[file]?.[check]?.[text] ?? 0;
      if (same.length <= allowed) return [];
      return same.map(({ line, what, fix }) => ({ file, line, what, fix }));
    }),
  );
  return [...fresh, ...overcounted(found, data, lineOf)];
}

function overcounted(
  found: ReadonlyMap<string, readonly Finding[]>,
  data: Baseline,
  lineOf: CheckedYaml<Baseline>['lineOf'],
): Problem[] {
  return Object.entries(data).flatMap(([file, checks]) =>
    Object.entries(checks).flatMap(([check, counts]) =>
      Object.entries(counts).flatMap(([text, count]): Problem[] => {
        const findings = found.get(file) ?? [];
        const is = findings.filter((one) => one.check === check && one.text === text).length;
        if (is >= count) return [];
        return [
          {
            file: FILE,
            line: lineOf([file, check, text]),
            what: `${file} has "${text}" ${is} times, not ${count}.`,
            fix: is === 0 ? 'Remove the entry.' : `Lower the number to ${is}.`,
          },
        ];
      }),
    ),
  );
}

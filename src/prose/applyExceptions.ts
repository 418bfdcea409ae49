import type { Problem } from '#model/problem.ts';
import type { CheckedYaml } from '#tree/checkYaml.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import type { Finding } from './finding.ts';
import type { Exception } from './rules.ts';

const FILE = 'content/prose/exceptions.yaml';

/** Drops the findings that are accepted as exceptions; an exception without a finding is a problem. */
export function applyExceptions(
  files: readonly SourceFile[],
  found: Map<string, Finding[]>,
  { data = [], lineOf }: Pick<CheckedYaml<Exception[]>, 'data' | 'lineOf'>,
): Problem[] {
  const lines = new Map(files.map(({ path, text }) => [path, text.split('\n')]));
  return data.flatMap(({ file, check, text = '' }, index) => {
    const findings = found.get(file) ?? [];
    const isMeant = (finding: Finding) =>
      finding.check === check && (lines.get(file)?.[finding.line - 1] ?? '').includes(text);
    found.set(
      file,
      findings.filter((finding) => !isMeant(finding)),
    );
    if (findings.some(isMeant)) return [];
    return [
      {
        file: FILE,
        line: lineOf([index, 'file']),
        what: `The exception ${text && `for "${text}" `}in ${file} matches no finding.`,
        fix: 'Remove it, or fix its text, which must be part of the reported line.',
      },
    ];
  });
}

import type { Problem } from '#model/problem.ts';
import type { CheckedYaml } from '#pipeline/checkYaml.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import type { Finding } from './finding.ts';
import type { Exception } from './rules.ts';

const FILE = 'content/prose/exceptions.yaml';

/** Takes out the findings that are right for once; an exception that nothing needs is a problem. */
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
        what: `The exception ${text && `for "${text}" `}in ${file} is not needed.`,
        fix: 'Remove it, or correct its text: it must be part of the line that was found.',
      },
    ];
  });
}

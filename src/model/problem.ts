/** Something an author must change before the site can be built. */
export interface Problem {
  /** From the repository root, with forward slashes. */
  file: string;
  line: number;
  /** One sentence that quotes the offending value, or a few lines. */
  what: string;
  /** One sentence in the imperative. */
  fix: string;
}

/** `file:line` is on its own first line, so terminals and editors make it clickable. */
export function formatProblem({ file, line, what, fix }: Problem): string {
  const text = `${file}:${line}\n${what}\n${fix}`;
  return text.replaceAll('\n', '\n  ');
}

/** All problems of a run, deduplicated, sorted by file and line, with a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const texts = new Map(sortProblems(problems).map((problem) => [formatProblem(problem), problem]));
  const count = texts.size === 1 ? '1 problem.' : `${texts.size} problems.`;
  return [...texts.keys(), `${count} The site was not built.`].join('\n');
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.what.localeCompare(b.what),
  );
}

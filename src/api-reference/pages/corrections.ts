import { z } from 'zod';
import { VERSION_NAMES } from '#model/version.ts';
import type { Problem } from '#model/problem.ts';
import { checkYaml } from '#pipeline/checkYaml.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import type { ApiVersions } from './apiVersion.ts';

/** The file with what comments of the declarations get wrong. */
export const CORRECTIONS_FILE = 'corrections.yaml';

const phrase = z.string().min(1, { error: 'must not be empty' });
const schema = z.array(z.strictObject({ declared: phrase, ours: phrase }));

/** Corrects a comment, wherever the same words stand. */
export type Correct = (comment: string) => string;

/** Reads phrases of the declarations, and what we say instead; one that no comment has any more is a problem. */
export function readCorrections(
  file: SourceFile | undefined,
  api: ApiVersions,
): { correct: Correct; problems: Problem[] } {
  if (!file) return { correct: (comment) => comment, problems: [] };
  const { data = [], problems, lineOf } = checkYaml(file, schema);
  const comments = VERSION_NAMES.flatMap((version) => [...stringsIn(api[version].declared)]);
  const all = comments.join('\n');
  const stale = data.flatMap(({ declared }, index) =>
    all.includes(declared)
      ? []
      : {
          file: file.path,
          line: lineOf([index, 'declared']),
          what: `No comment of the declarations has the words "${declared}".`,
          fix: 'Remove the correction, or copy the words from the declarations: a paragraph is one line.',
        },
  );
  const known = new Map<string, string>();
  const correct = (comment: string) => {
    const found = known.get(comment);
    if (found !== undefined) return found;
    const corrected = data.reduce(
      (text, { declared, ours }) => text.replaceAll(declared, ours),
      comment,
    );
    // The same comments stand at many members, in each edition.
    known.set(comment, corrected);
    return corrected;
  };
  return { correct, problems: [...problems, ...stale] };
}

/** All strings, however deep: most are comments. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Map) for (const one of value.values()) yield* stringsIn(one);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* stringsIn(one);
}

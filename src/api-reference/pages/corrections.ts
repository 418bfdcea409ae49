import { z } from 'zod';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { Problem } from '#model/problem.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import type { ApiVersions } from '#api-reference/apiVersion.ts';

/** The file with what comments of the declarations get wrong. */
export const CORRECTIONS_FILE = 'corrections.yaml';

const phrase = z.string().min(1, { error: 'must not be empty' });
/** What to say in all editions, or in those that are named; others keep the declared words. */
const ours = z.union([phrase, z.partialRecord(z.enum(EDITION_IDS), phrase)]);
const schema = z.array(z.strictObject({ declared: phrase, ours }));

/** Corrects a comment, wherever the same words stand. */
export type Correct = (comment: string) => string;

/** Reads phrases of the declarations, and what we say instead; one that no comment has any more is a problem. */
export function readCorrections(
  file: SourceFile | undefined,
  api: ApiVersions,
): { correctIn: (edition: EditionId) => Correct; problems: Problem[] } {
  if (!file) return { correctIn: () => (comment) => comment, problems: [] };
  const { data = [], problems, lineOf } = checkYaml(file, schema);
  const comments = VERSION_NAMES.flatMap((version) => [...api[version].comments.values()]);
  const all = comments.map(({ text }) => text).join('\n');
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
  return { correctIn: (edition) => corrector(data, edition), problems: [...problems, ...stale] };
}

function corrector(corrections: z.infer<typeof schema>, edition: EditionId): Correct {
  const phrases = corrections.flatMap(({ declared, ours }) => {
    const words = typeof ours === 'string' ? ours : ours[edition];
    return words === undefined ? [] : [{ declared, words }];
  });
  // The same comments stand at many members.
  const known = new Map<string, string>();
  return (comment) => {
    const corrected =
      known.get(comment) ??
      phrases.reduce((text, { declared, words }) => text.replaceAll(declared, words), comment);
    known.set(comment, corrected);
    return corrected;
  };
}

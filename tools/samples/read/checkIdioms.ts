import { z } from 'zod';
import type { Problem } from '#model/problem.ts';
import { readData } from '../../readData.ts';
import { lineAt } from '../lineFindings.ts';
import type { Sample } from '../sample.ts';

const regex = z.string().transform((text) => new RegExp(text, 'gim'));

const IDIOMS = readData(
  'tools/samples/read/idioms.yaml',
  z.array(
    z.strictObject({
      languages: z.array(z.string()),
      pattern: regex,
      unless: regex.optional(),
      unlessOnPage: regex.optional(),
      unlessRow: z.literal(true).optional(),
      unlessUnchecked: z.literal(true).optional(),
      what: z.string(),
      fix: z.string(),
    }),
  ),
);

/** Habits in samples that no compiler finds. */
export function checkIdioms(samples: readonly Sample[]): Problem[] {
  return samples.flatMap(({ file, line, language, code, page, isRow, unchecked }) =>
    IDIOMS.flatMap(({ languages, pattern, unless, unlessOnPage, what, fix, ...rest }) => {
      const found = languages.includes(language) ? [...code.matchAll(pattern)] : [];
      if (found.length === 0 || (unless && code.match(unless))) return [];
      if ((rest.unlessRow && isRow) || (rest.unlessUnchecked && unchecked)) return [];
      const siblings = samples.filter((other) => other.page === page);
      if (unlessOnPage && siblings.some((other) => other.code.match(unlessOnPage))) return [];
      return found.map(({ index }) => ({ file, line: line + lineAt(code, index) - 1, what, fix }));
    }),
  );
}

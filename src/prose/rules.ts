import { z } from 'zod';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';

/** The files of `content/prose`, by name without extension. */
export const RULE_FILES = ['terms', 'words', 'concepts', 'exceptions'] as const;
export type RuleFiles = Readonly<Record<(typeof RULE_FILES)[number], SourceFile>>;

const text = z.string().min(1, { error: 'must not be empty' });
const check = z.enum(['terms', 'names', 'links']);
const editions = z
  .string()
  .refine((list) => list.split(' ').every((id) => EDITION_IDS.some((known) => known === id)), {
    error: `must be edition names separated by spaces: ${EDITION_IDS.join(' ')}`,
  })
  // Checked by the line above.
  .transform((list) => list.split(' ') as EditionId[]);

/** Words that this site does not use. */
const term = z.strictObject({
  not: z.array(text),
  /** What to write instead, as the end of a sentence. */
  write: text,
  /** Phrases in which the word is right. */
  except: z.array(text).default([]),
  /** `guides`: the word is wrong only where Playwright is explained; an edition: only in the text that it shows. */
  scope: z.enum(['guides', ...EDITION_IDS]).optional(),
});
export type Term = z.infer<typeof term>;

/** Accepted findings: those on a line with `text`, or all in the file if it is absent. */
const exception = z.strictObject({ file: text, check, text: text.optional(), why: text });

/** A concept that has one or more guides: the first is the best to link to. */
export interface Concept {
  guides: string[];
  names: string[];
}

export type ProseRules = NonNullable<ReturnType<typeof readRules>['rules']>;

/** Parses the rules; undefined if there is any problem. */
export function readRules(files: RuleFiles) {
  const terms = checkYaml(files.terms, z.array(term));
  const words = checkYaml(files.words, z.record(text, editions));
  const concepts = checkYaml(files.concepts, z.record(text, z.array(text)));
  const exceptions = checkYaml(files.exceptions, z.array(exception));
  const problems = [terms, words, concepts, exceptions].flatMap((file) => file.problems);
  if (problems.length > 0) return { problems };
  const rules = {
    terms: terms.data ?? [],
    words: new Map(
      Object.entries(words.data ?? {}).flatMap(([list, ids]) =>
        list.split(', ').map((word) => [word, ids] as const),
      ),
    ),
    concepts: Object.entries(concepts.data ?? {}).map(([guides, names]): Concept => ({
      guides: guides.split(', '),
      names,
    })),
    exceptions,
  };
  return { rules, problems };
}

/** A place in a text that an editor would mark. */
export interface Finding {
  /** The check that found it. */
  check: z.infer<typeof check>;
  line: number;
  /** The offending words. */
  text: string;
  what: string;
  fix: string;
}

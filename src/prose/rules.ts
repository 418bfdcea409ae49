import { z } from 'zod';
import type { EditionId } from '#model/edition.ts';
import { EDITION_IDS } from '#model/edition.ts';
import type { Problem } from '#model/problem.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import type { CheckedYaml } from '#tree/checkYaml.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';

/** Words that this site does not use. */
export interface Term {
  not: string[];
  /** What to write instead, as the end of a sentence. */
  write: string;
  /** Phrases in which the word is right. */
  except: string[];
  /** `guides`: the word is wrong only where Playwright is explained; an edition: only in the text that it shows. */
  scope?: 'guides' | EditionId | undefined;
}

/** A concept that has one or more guides: the first is the best to link to. */
export interface Concept {
  guides: string[];
  names: string[];
}

/** Accepted findings: those on a line with `text`, or all in the file if it is absent. */
export interface Exception {
  file: string;
  check: CheckName;
  text?: string | undefined;
  why: string;
}

export interface ProseRules {
  terms: Term[];
  words: ReadonlyMap<string, readonly EditionId[]>;
  concepts: Concept[];
  exceptions: CheckedYaml<Exception[]>;
}

/** The files of `content/prose`, by name without extension. */
export const RULE_FILES = ['terms', 'words', 'concepts', 'exceptions'] as const;
export type RuleFiles = Readonly<Record<(typeof RULE_FILES)[number], SourceFile>>;

const text = z.string().min(1, { error: 'must not be empty' });
const check = z.enum(['terms', 'names', 'links']);
const editions = z
  .string()
  .refine((list) => list.split(' ').every((id) => EDITION_IDS.some((known) => known === id)), {
    error: `must be edition names separated by spaces: ${EDITION_IDS.join(' ')}`,
  });

const terms = z.array(
  z.strictObject({
    not: z.array(text),
    write: text,
    except: z.array(text).default([]),
    scope: z.enum(['guides', ...EDITION_IDS]).optional(),
  }),
);
const words = z.record(text, editions);
const concepts = z.record(text, z.array(text));
const exceptions = z.array(z.strictObject({ file: text, check, text: text.optional(), why: text }));

/** Parses the rules; undefined if there is any problem. */
export function readRules(files: RuleFiles): { rules?: ProseRules; problems: Problem[] } {
  const read = {
    terms: checkYaml(files.terms, terms),
    words: checkYaml(files.words, words),
    concepts: checkYaml(files.concepts, concepts),
    exceptions: checkYaml(files.exceptions, exceptions),
  };
  const problems = Object.values(read).flatMap((file) => file.problems);
  if (problems.length > 0) return { problems };
  const owners = Object.entries(read.words.data ?? {}).flatMap(([list, ids]) =>
    // The schema has checked the names.
    list.split(', ').map((word) => [word, ids.split(' ') as EditionId[]] as const),
  );
  const named = Object.entries(read.concepts.data ?? {});
  const rules = {
    terms: read.terms.data ?? [],
    words: new Map(owners),
    concepts: named.map(([guides, names]) => ({ guides: guides.split(', '), names })),
    exceptions: read.exceptions,
  };
  return { rules, problems: [] };
}

/** The check that found something. */
type CheckName = 'terms' | 'names' | 'links';

/** A place in a text that an editor would mark. */
export interface Finding {
  check: CheckName;
  line: number;
  /** The offending words. */
  text: string;
  what: string;
  fix: string;
}

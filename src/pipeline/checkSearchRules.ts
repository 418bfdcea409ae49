import type { Problem } from '#model/problem.ts';
import { type SearchRules, searchRulesSchema } from '#model/searchRules.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import type { SourceFile } from './parseDoc.ts';

/** The files of `content/search`, by name without extension. */
export type SearchRuleFiles = Readonly<Record<keyof SearchRules, SourceFile>>;

/** Parses the search rules; undefined if there is any problem. */
export function checkSearchRules(files: SearchRuleFiles): {
  rules: SearchRules | undefined;
  problems: Problem[];
} {
  const words = checkYaml(files.words, searchRulesSchema.words);
  const classes = checkYaml(files.classes, searchRulesSchema.classes);
  const weights = checkYaml(files.weights, searchRulesSchema.weights);
  const problems = [words, classes, weights].flatMap((file) => file.problems);
  for (const { phrase, entry, first } of repeatedPhrases(words.data?.synonyms ?? {})) {
    problems.push({
      file: files.words.path,
      line: words.lineOf(['synonyms', entry]),
      what: `The phrase "${phrase}" is defined here and on line ${words.lineOf(['synonyms', first])}.`,
      fix: 'Remove one of them, or merge their words.',
    });
  }
  if (!words.data || !classes.data || !weights.data) return { rules: undefined, problems };
  const rules = { words: words.data, classes: classes.data, weights: weights.data };
  return { rules, problems };
}

function repeatedPhrases(synonyms: SearchRules['words']['synonyms']) {
  const seen = new Map<string, string>();
  return Object.keys(synonyms).flatMap((entry) =>
    entry.split(', ').flatMap((phrase) => {
      const first = seen.get(phrase);
      if (first === undefined) seen.set(phrase, entry);
      return first === undefined ? [] : [{ phrase, entry, first }];
    }),
  );
}

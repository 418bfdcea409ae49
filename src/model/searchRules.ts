import { z } from 'zod';
import { isRegularExpression } from './siteSchema.ts';

const text = z.string().min(1, { error: 'must not be empty' });
const number = z.number().min(0, { error: 'must not be negative' });
const names = z.array(text);

function numbers<Name extends string>(...fields: Name[]) {
  const shape = Object.fromEntries(fields.map((field) => [field, number]));
  // Every field has its number, by the line above.
  return z.strictObject(shape as Record<Name, typeof number>);
}

const SPACED = { error: 'must be words separated by single spaces' };
const spaced = text.regex(/^\S+( \S+)*$/, SPACED);
const phrases = text.regex(/^[^\s,]+([ ,]( ?)[^\s,]+)*$/, {
  error: 'must be lowercase words or phrases separated by a comma and a space',
});

const isNamePattern = (source: string) =>
  source.includes('(?<name>') && isRegularExpression(source);
const pattern = text.refine(isNamePattern, {
  error: 'must be a regular expression with a group "(?<name>…)"',
});

/** What `content/search` defines about words, names and weights, by file; the files explain each field. */
export const searchRulesSchema = {
  words: z.strictObject({
    stopWords: spaced,
    /** Phrases, and the terms of the docs for them. */
    synonyms: z.record(phrases, spaced),
  }),
  classes: z.strictObject({
    order: names,
    last: names,
    first: z.record(text, names),
    variables: z.record(text, text),
    endings: names,
    calls: z.array(z.strictObject({ pattern, ending: text.optional() })),
  }),
  weights: z.strictObject({
    words: numbers('stem', 'synonym', 'joined', 'corrected', 'part', 'prefix'),
    fields: numbers('name', 'keywords', 'context', 'text'),
    coverage: numbers('least', 'title'),
    kinds: numbers('page', 'heading', 'class', 'member', 'flag', 'option'),
    sections: z.record(text, number),
    guides: z.record(text, number),
    names: z.strictObject({
      exact: number,
      exactWords: number,
      flag: number,
      owned: numbers('whole', 'start', 'other', 'likely'),
      page: numbers('words', 'code'),
      class: numbers('words', 'code', 'last'),
      heading: numbers('words', 'code'),
      namedFlag: numbers('words', 'code'),
      member: numbers('words', 'code', 'rare', 'rareName', 'property', 'likely'),
      option: numbers('words', 'code', 'likely', 'ownerLetter'),
      last: number,
      stem: number,
      guide: numbers('start', 'begin', 'keyword', 'like', 'phrase', 'phraseStart', 'least', 'rank'),
      gist: number,
      keyword: numbers('whole', 'gist'),
      inside: numbers('whole', 'word', 'likely'),
      start: numbers('whole', 'minor', 'likely'),
      meant: numbers('page', 'class', 'member', 'option', 'likely', 'common'),
    }),
    likelihood: numbers('step', 'unlisted'),
    corrections: numbers('oneSlip', 'twoSlips', 'tried'),
    hitsOfAPage: number,
  }),
};

/** What `content/search` defines about words, names and weights; the schema lists the fields. */
export type SearchRules = {
  [File in keyof typeof searchRulesSchema]: z.infer<(typeof searchRulesSchema)[File]>;
};

export type SearchWeights = SearchRules['weights'];

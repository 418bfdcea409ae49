import type { z } from 'zod';
import type { searchRulesSchema } from './searchRulesSchema.ts';

/** What `content/search` defines about words, names and weights; the schema lists the fields. */
export type SearchRules = {
  [File in keyof typeof searchRulesSchema]: z.infer<(typeof searchRulesSchema)[File]>;
};

export type SearchWeights = SearchRules['weights'];

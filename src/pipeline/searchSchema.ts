import { z } from 'zod';

const text = z.string().min(1, { error: 'must not be empty' });

const pattern = text.refine(isRegularExpression, { error: 'must be a regular expression' });

const facetFilter = text.includes(':', {
  error: 'must be a name and a value, such as "tag:guide"',
});

const wholeNumber = z
  .number()
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' });

const segment = {
  error: 'must be one path segment, such as "search", or false for no search page',
};

/** The schema of `search` in `site.config.ts`. */
export const searchSchema = z.strictObject({
  // Part of host names, and of the content security policy.
  appId: z.string().regex(/^\w+$/, { error: 'must consist of letters and digits' }).optional(),
  apiKey: text.optional(),
  indexName: text.optional(),
  hosts: z
    .array(
      z.strictObject({
        url: z.string().regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, {
          error: 'must be a scheme and host without a path, such as "https://search.example.com"',
        }),
      }),
    )
    .min(1, { error: "must list at least one host; leave it out to use the service's own" })
    .optional(),
  timeoutMs: wholeNumber.optional(),
  facetFilters: z.array(z.union([facetFilter, z.array(facetFilter)])).optional(),
  searchParameters: z.record(z.string(), z.json()).optional(),
  contextualSearch: z.boolean().optional(),
  externalUrlRegex: pattern.optional(),
  replaceSearchResultPathname: z.strictObject({ from: pattern, to: z.string() }).optional(),
  searchPagePath: z.union([z.literal(false), z.string().regex(/^[a-z\d-]+$/, segment)]).optional(),
  insights: z.boolean().optional(),
  disableUserPersonalization: z.boolean().optional(),
  placeholder: text.optional(),
  maxResultsPerGroup: wholeNumber.optional(),
  missingResultsUrl: z
    .url({ error: 'must be a full URL, such as "https://example.com/?q={query}"' })
    .includes('{query}', { error: 'must contain "{query}"' })
    .optional(),
});

function isRegularExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

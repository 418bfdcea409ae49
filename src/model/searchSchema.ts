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

/** Search; without `appId` only the built-in index is used. `searchSettings.ts` has the defaults. */
export const searchSchema = z.strictObject({
  /**
   * The hosted service: its application, a search-only key, and the index of the first edition. The application is
   * part of host names, and of the content security policy.
   */
  appId: z.string().regex(/^\w+$/, { error: 'must consist of letters and digits' }).optional(),
  apiKey: text.optional(),
  indexName: text.optional(),
  /** Used instead of the service's own hosts: for tests, or for a proxy. */
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
  /** How long readers wait for the service before the built-in index responds, in milliseconds. */
  timeoutMs: wholeNumber.optional(),
  /** Added to the version filters; `['language:en', ['tag:a', 'tag:b']]` is an AND of ORs. */
  facetFilters: z.array(z.union([facetFilter, z.array(facetFilter)])).optional(),
  /** Sent with every query; overrides what the site would send. */
  searchParameters: z.record(z.string(), z.json()).optional(),
  /** Whether only the current version is searched. */
  contextualSearch: z.boolean().optional(),
  /** Hits with a matching URL link to another site and keep their URL. */
  externalUrlRegex: pattern.optional(),
  /** Rewrites the paths of hits: `from` is a regular expression. */
  replaceSearchResultPathname: z.strictObject({ from: pattern, to: z.string() }).optional(),
  /** The path of the search page below an edition's prefix; `false` removes the page. */
  searchPagePath: z.union([z.literal(false), z.string().regex(/^[a-z\d-]+$/, segment)]).optional(),
  /** Lets the service attribute clicks to its responses. */
  insights: z.boolean().optional(),
  /** Disables storing recent and favorite searches. */
  disableUserPersonalization: z.boolean().optional(),
  /** Shown in the empty search field. */
  placeholder: text.optional(),
  maxResultsPerGroup: wholeNumber.optional(),
  /** Where readers report a missing result; `{query}` is replaced by what they typed. */
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

import { z } from 'zod';
import { type FeatureData, type InternalPlace, forVersions } from '#features/featureData.ts';
import type { Problem } from '#model/problem.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import { type SourceFile, checkYaml } from '#tree/checkYaml.ts';

const FILE = 'data/url-patterns.yaml';

/** The places of the function with which the framework itself matches URLs against globs; it is not public. */
export const MATCHER: readonly InternalPlace[] = [
  { file: 'lib/utils/isomorphic/urlMatch.js', path: ['urlMatches'] },
  { file: 'lib/coreBundle.js', path: ['iso', 'urlMatches'] },
];

/** Whether a URL matches a glob; relative globs are resolved against the base URL. */
export type UrlMatcher = (baseURL: string | undefined, url: string, glob: string) => boolean;

const text = z.string().trim().min(1, 'must not be empty');
/** One or two sentences, with code in backticks. */
const reason = text.optional();
const url = z.url('must be a URL');

const patternSchema = z.strictObject({
  pattern: text,
  /** The base URL of a relative pattern. */
  baseURL: url.optional(),
  cases: z.array(z.strictObject({ url, matches: reason, misses: reason })),
});

type Source = z.infer<typeof patternSchema>;

/** A glob, and URLs that do or don't match it. */
export type UrlPattern = Omit<Source, 'cases'> & { cases: readonly UrlCase[] };

export interface UrlCase {
  url: string;
  matches: boolean;
  reason: string;
}

export const urlPatternsData: FeatureData<Record<VersionName, UrlPattern[]>> = {
  name: 'url-patterns',
  prose: [FILE],
  async read(source) {
    const matchers = await forVersions(
      source,
      // Its arguments match the type: tests compare its results with known ones.
      ({ load }) => load(MATCHER, '"::url-patterns"') as UrlMatcher,
    );
    const file = { path: FILE, text: await source.readText(FILE) };
    const { patterns, problems } = parseUrlPatterns(file, matchers);
    source.problems.push(...problems);
    return patterns;
  },
};

/**
 * The patterns of `data/url-patterns.yaml` with the result of each version's matcher. Each result needs a
 * reason in the file, and each reason a result, so no reason can be wrong.
 */
export function parseUrlPatterns(
  file: SourceFile,
  matchers: Record<VersionName, UrlMatcher>,
): { patterns: Record<VersionName, UrlPattern[]>; problems: Problem[] } {
  const { data = [], problems, lineOf } = checkYaml(file, z.array(patternSchema));
  const complain = (path: readonly PropertyKey[], what: string, fix: string): void =>
    void problems.push({ file: file.path, line: lineOf(path), what, fix });

  data.forEach(({ pattern, baseURL, cases }, index) => {
    cases.forEach((one, at) => {
      const outcomes = VERSION_NAMES.map((version) =>
        matchers[version](baseURL, one.url, pattern) ? 'matches' : 'misses',
      );
      for (const outcome of ['matches', 'misses'] as const) {
        const place = [index, 'cases', at];
        const isUsed = outcomes.includes(outcome);
        if (isUsed === (one[outcome] !== undefined)) continue;
        const fact = `The pattern "${pattern}" ${outcome} "${one.url}"`;
        if (isUsed)
          complain(place, `${fact}, but there is no reason for it.`, `Add "${outcome}: …".`);
        else complain([...place, outcome], `${fact} in no version.`, `Remove "${outcome}".`);
      }
    });
  });

  const resolve = (version: VersionName) => data.map((one) => outcomesOf(one, matchers[version]));
  return { patterns: { current: resolve('current'), stable: resolve('stable') }, problems };
}

function outcomesOf({ cases, ...glob }: Source, match: UrlMatcher): UrlPattern {
  const outcomes = cases.map((one) => {
    const matches = match(glob.baseURL, one.url, glob.pattern);
    return { url: one.url, matches, reason: one[matches ? 'matches' : 'misses'] ?? '' };
  });
  return { ...glob, cases: outcomes };
}

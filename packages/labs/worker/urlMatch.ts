import { resolveGlobToRegexPattern, urlMatches } from 'virtual:framework/urlMatch';
import type { Alive } from '../page/asker.ts';

export interface UrlQuestion {
  kind: 'glob' | 'regex';
  pattern: string;
  baseURL: string;
  urls: readonly string[];
}

export interface UrlAnswer {
  kind: UrlQuestion['kind'];
  pattern: string;
  /** The regular expression that URLs are tested with. */
  regex: string;
  results: readonly UrlResult[];
}

export interface UrlResult {
  /** As typed. */
  url: string;
  /** As the browser sends it: encoded, in its shortest form, and without the fragment. */
  sent: string;
  /** Whether the request matches, and a page with this URL: only the page has a fragment. */
  matches: { request: boolean; page: boolean };
}

/** Matches URLs against a pattern with the framework's own functions; throws if the pattern is invalid. */
export function matchUrls({ kind, pattern, baseURL, urls }: UrlQuestion, alive?: Alive): UrlAnswer {
  const base = baseURL || undefined;
  const match = kind === 'regex' ? parseRegex(pattern) : pattern;
  const regex =
    typeof match === 'string' ? new RegExp(resolveGlobToRegexPattern(base, match)) : match;
  return {
    kind,
    pattern,
    regex: String(regex),
    results: urls.map((url) => {
      alive?.();
      const page = hrefOf(url, base);
      const sent = page.replace(/#.*/s, '');
      const matches = (each: string): boolean => {
        // Flags such as "g" make a regular expression remember where its last match ended.
        if (typeof match !== 'string') match.lastIndex = 0;
        return urlMatches(base, each, match, /^wss?:/.test(each));
      };
      const request = matches(sent);
      return { url, sent, matches: { request, page: sent === page ? request : matches(page) } };
    }),
  };
}

/** Not with `URL.canParse`: in Node.js 20 it refuses `ü` once it is compiled. */
function hrefOf(url: string, base: string | undefined): string {
  try {
    return new URL(url, base).href;
  } catch {
    return url;
  }
}

/** `/api/i` or the source alone. */
function parseRegex(text: string): RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? new RegExp(text) : new RegExp(source, flags);
}

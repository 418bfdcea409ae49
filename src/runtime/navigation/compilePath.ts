/** The parameters of a path that matches a pattern: `/docs/:slug` on `/docs/intro` → `{ slug: 'intro' }`. */
type PathParameters = Record<string, string>;

export interface PathMatcher {
  match: (pattern: string, path: string) => PathParameters | undefined;
  /** The size of the cache of compiled patterns. */
  cacheSize: () => number;
}

const CACHE_LIMIT = 10_000; // behavior path-pattern-cache

/** Matches paths against patterns, case-insensitively and ignoring a trailing slash; compiles each pattern once. */
export function createPathMatcher(limit = CACHE_LIMIT): PathMatcher {
  const cache = new Map<string, RegExp>();

  function compiled(pattern: string): RegExp {
    const known = cache.get(pattern);
    if (known) return known;
    const expression = compilePath(pattern);
    if (cache.size < limit) cache.set(pattern, expression);
    return expression;
  }

  return {
    match(pattern, path) {
      const found = compiled(pattern).exec(path);
      return found ? { ...found.groups } : undefined;
    },
    cacheSize: () => cache.size,
  };
}

/** The regular expression for a route pattern such as `/docs/:slug`. */
function compilePath(pattern: string): RegExp {
  const source = pattern
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`, 'i');
}

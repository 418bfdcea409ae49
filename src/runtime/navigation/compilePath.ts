/** Compiled patterns; at most so many are kept (behavior path-pattern-cache). */
export const compiledPaths = new Map<string, RegExp>();
const LIMIT = 10_000;

/**
 * The parameters of a path that matches a pattern, case-insensitively and ignoring a trailing slash: `/docs/:slug` on
 * `/docs/intro` → `{ slug: 'intro' }`.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expression = compiledPaths.get(pattern) ?? compilePath(pattern);
  if (compiledPaths.size < LIMIT) compiledPaths.set(pattern, expression);
  const found = expression.exec(path);
  return found ? { ...found.groups } : undefined;
}

function compilePath(pattern: string): RegExp {
  const source = pattern
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`, 'i');
}

import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';

/** Stands for the path of a version. Only letters: nothing that renders a URL changes them. */
const MARK = 'versionOfThisPage';

/** Fields of nodes that hold URLs. */
const URL_FIELDS = new Set(['url', 'href']);

interface VersionMark {
  /** A copy of a tree in which links to the same version don't show which one it is. */
  markTree: <T>(tree: T) => T;
  markUrl: (url: string) => string;
  /** Puts the version back into a rendered text. */
  settle: (text: string) => string;
}

/** Makes the pages of two versions comparable: most differ only in the URLs of their links. */
export function createVersionMark(
  version: Version,
  { editions, versions, baseUrl }: Pick<SiteConfig, 'editions' | 'versions' | 'baseUrl'>,
): VersionMark {
  const rootsOf = (path: string) =>
    editions.map((edition) => `${withBase(baseUrl, docPath(edition, { ...version, path }, ''))}/`);
  const own = rootsOf(version.path);
  const marked = rootsOf(MARK);
  const others = versions.filter(({ path }) => path !== version.path && path !== '');
  const foreign = others.flatMap(({ path }) => rootsOf(path));

  const markUrl = (url: string): string => {
    const edition = own.findIndex((root) => url.startsWith(root));
    // The latest version has no path: the others are below it.
    if (edition === -1 || foreign.some((root) => url.startsWith(root))) return url;
    return `${marked[edition] ?? ''}${url.slice(own[edition]?.length)}`;
  };

  return {
    markUrl,
    markTree: <T>(tree: T) => replaceUrls(tree, markUrl) as T,
    settle: (text) => text.replaceAll(`${MARK}/`, version.path && `${version.path}/`),
  };
}

/** Copies only what contains such a URL: the rest may be shared with other trees. */
function replaceUrls(value: unknown, replace: (url: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (const [index, item] of value.entries()) {
      const replaced = replaceUrls(item, replace);
      if (replaced !== item) (copy ??= [...(value as unknown[])])[index] = replaced;
    }
    return copy ?? value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'position') continue;
    const isUrl = typeof item === 'string' && URL_FIELDS.has(key);
    const replaced = isUrl ? replace(item) : replaceUrls(item, replace);
    if (replaced !== item) (copy ??= { ...value })[key] = replaced;
  }
  return copy ?? value;
}

/** Whether two values of plain data, such as trees, are the same all the way down. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSame(item, b[index]))
    );
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      key in b && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

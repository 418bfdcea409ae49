import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';

/** Stands for the path of a version. Only letters: nothing that renders a URL changes them. */
const MARK = 'versionOfThisPage';

/** Fields of nodes that hold URLs. */
const URL_FIELDS = new Set(['url', 'href']);

/** Makes the pages of two versions comparable: most differ only in the URLs of their links. */
export function createVersionMark(
  version: Version,
  { editions, versions, baseUrl }: Pick<SiteConfig, 'editions' | 'versions' | 'baseUrl'>,
) {
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
    /** A copy of a tree in which links to the same version don't show which one it is. */
    markTree: <T>(tree: T) => replaceUrls(tree, markUrl) as T,
    /** Puts the version back into a rendered text. */
    settle: (text: string) => text.replaceAll(`${MARK}/`, version.path && `${version.path}/`),
  };
}

/** Copies only what contains such a URL: the rest may be shared with other trees. */
function replaceUrls(value: unknown, replace: (url: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let copy: object | undefined;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'position') continue;
    const isUrl = typeof item === 'string' && URL_FIELDS.has(key);
    const replaced = isUrl ? replace(item) : replaceUrls(item, replace);
    if (replaced === item) continue;
    copy ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    Reflect.set(copy, key, replaced);
  }
  return copy ?? value;
}

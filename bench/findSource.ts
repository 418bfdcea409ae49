import { dirname } from 'node:path/posix';
import type { BenchSite } from './benchSite.ts';

/** The smallest page with a link to another one, preferably in the same folder. */
export async function findSource(site: BenchSite, target: string): Promise<string | undefined> {
  const bySize = site.pages.filter(({ path }) => path !== target).sort((a, b) => a.bytes - b.bytes);
  const isNear = ({ path }: { path: string }) => dirname(path) === dirname(target);
  const candidates = [...bySize.filter(isNear), ...bySize.filter((page) => !isNear(page))];
  const link = linkPattern(target);
  for (const page of candidates) {
    if (link.test(await site.readPage(page))) return page.path;
  }
  return undefined;
}

/** Matches a link however the site writes URLs; minified HTML has no quotes. */
export function linkPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const endings = path === '/' ? '(index\\.html)?' : '(/|\\.html|/index\\.html)?';
  return new RegExp(`<a\\s[^>]*href=["']?${escaped}${endings}["'\\s>]`, 'i');
}

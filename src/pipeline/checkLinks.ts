import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { Entry } from './catalog.ts';
import type { RenderedPage } from './docCache.ts';
import type { SiteConfig } from '#model/site.ts';
import { lineOfString } from './sourceLines.ts';

interface RenderedEntry {
  entry: Entry;
  page: RenderedPage;
}

/** The target page of every link with a hash must have that anchor. */
export function checkLinks(pages: readonly RenderedEntry[]): Problem[] {
  const anchors = new Map(pages.map(({ entry, page }) => [entry.path, new Set(page.anchors)]));
  const dead = new Map<string, { problem: Problem; where: string[] }>();
  for (const { entry, page } of pages) {
    for (const { written, path, hash, line } of page.links) {
      const there = anchors.get(path);
      if (hash === '' || !there || there.has(hash)) continue;
      const { file } = entry.doc;
      const key = `${file}:${line} ${written}`;
      const found = dead.get(key) ?? {
        problem: {
          file,
          line,
          what: `The link "${written}" points to a heading that does not exist`,
          fix: `${didYouMean(hash, there)}Use the id of a heading on that page, or add {#${hash}} to one.`,
        },
        where: [],
      };
      found.where.push(`${entry.edition.label} ${entry.version.label}`);
      dead.set(key, found);
    }
  }
  return [...dead.values()].map(({ problem, where }) => {
    const renderings = pages.filter(({ entry }) => entry.doc.file === problem.file).length;
    // A heading may be missing in some editions only; if it is missing everywhere, the list is noise.
    const places = where.length === renderings ? '.' : `, in ${where.join(', ')}.`;
    return { ...problem, what: problem.what + places };
  });
}

/** Navbar and footer must link to existing pages. */
export function checkConfigLinks(options: {
  site: SiteConfig;
  paths: ReadonlySet<string>;
  source: string;
}): Problem[] {
  const { site, paths, source } = options;
  const problems: Problem[] = [];
  const check = (to: string | undefined, place: string) => {
    if (to === undefined || paths.has(to)) return;
    problems.push({
      file: 'site.config.ts',
      line: lineOfString(source, to),
      what: `The ${place} links to "${to}", which is not a page.`,
      fix: `${didYouMean(to, paths)}Fix the URL or remove the link.`,
    });
  };
  for (const item of site.navbar.items) {
    if (item.type === 'link' && 'to' in item) check(item.to, 'navbar');
    if (item.type === 'dropdown') item.items.forEach(({ to }) => check(to, 'navbar'));
  }
  for (const { links } of site.footer.columns) {
    for (const link of links) if ('to' in link) check(link.to, 'footer');
  }
  return problems;
}

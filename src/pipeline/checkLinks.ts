import { groupBy } from '#model/groupBy.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Entry } from './catalog.ts';
import type { RenderedPage } from './docCache.ts';
import { lineOfString } from './sourceLines.ts';

/** The target page of every link with a hash must have that anchor. */
export function checkLinks(pages: readonly { entry: Entry; page: RenderedPage }[]): Problem[] {
  const anchors = new Map(pages.map(({ entry, page }) => [entry.path, new Set(page.anchors)]));
  const dead = pages.flatMap(({ entry, page }) =>
    page.links
      .filter(({ path, hash }) => hash !== '' && anchors.get(path)?.has(hash) === false)
      .map((link) => ({ ...link, entry, file: entry.doc.file })),
  );
  const groups = groupBy(dead, ({ file, line, written }) => `${file}:${line} ${written}`);
  return [...groups.values()].flatMap((links) => {
    const [first] = links;
    if (!first) return [];
    const { file, line, written, path, hash } = first;
    const renderings = pages.filter(({ entry }) => entry.doc.file === file).length;
    const where = links.map(({ entry }) => `${entry.edition.label} ${entry.version.label}`);
    // A heading may be missing in some editions only; if it is missing everywhere, the list is noise.
    const places = where.length === renderings ? '.' : `, in ${where.join(', ')}.`;
    return {
      file,
      line,
      what: `The link "${written}" points to a heading that does not exist${places}`,
      fix: `${didYouMean(hash, anchors.get(path) ?? [])}Use the id of a heading on that page, or add {#${hash}} to one.`,
    };
  });
}

/** Navbar and footer must link to existing pages. */
export function checkConfigLinks(options: {
  site: SiteConfig;
  paths: ReadonlySet<string>;
  source: string;
}): Problem[] {
  const { site, paths, source } = options;
  const inNavbar = site.navbar.items.flatMap<object>((item) =>
    item.type === 'dropdown' ? item.items : [item],
  );
  const inFooter = site.footer.columns.flatMap(({ links }) => links);
  const check = (place: string) => (link: object) => {
    const to = 'to' in link && typeof link.to === 'string' ? link.to : undefined;
    if (to === undefined || paths.has(to)) return [];
    return {
      file: 'site.config.ts',
      line: lineOfString(source, to),
      what: `The ${place} links to "${to}", which is not a page.`,
      fix: `${didYouMean(to, paths)}Fix the URL or remove the link.`,
    };
  };
  return [...inNavbar.flatMap(check('navbar')), ...inFooter.flatMap(check('footer'))];
}

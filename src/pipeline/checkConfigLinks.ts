import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import { lineOfString } from './sourceLines.ts';

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

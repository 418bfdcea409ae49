import { escapeHtml, type OutputFile } from '#build/output/outputFile.ts';
import { absoluteUrl } from '#model/head.ts';
import { isListed } from '#model/page.ts';
import { docPath, withBase } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';

/** Search engines get only the released version, each page under one URL. */
export function sitemap({ site, pages }: BuiltSite): OutputFile {
  const urls = pages
    .filter(({ meta }) => isListed(meta) && meta.version === 'stable' && !meta.canonical)
    .map(({ meta }) => `<url><loc>${escapeHtml(absoluteUrl(site, meta.path))}</loc></url>`);
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return { path: 'sitemap.xml', content };
}

export function robots({ site }: BuiltSite): OutputFile {
  const hidden = site.editions.flatMap((edition) =>
    site.versions
      .filter(({ path }) => path !== '')
      .map((version) => `Disallow: ${withBase(site.baseUrl, docPath(edition, version, ''))}/`),
  );
  const lines = ['User-agent: *', ...hidden, `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`, ''];
  return { path: 'robots.txt', content: lines.join('\n') };
}

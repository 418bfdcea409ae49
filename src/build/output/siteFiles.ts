import type { Bundle } from '#build/bundle/bundle.ts';
import { DEMO_PATH } from '#model/demo.ts';
import { absoluteUrl, editionTitle, openSearchPath } from '#model/head.ts';
import { OFFLINE_WORKER_PATH } from '#model/offline.ts';
import { isListed } from '#model/page.ts';
import { docPath, withBase } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { withDemoUrl } from './demoUrls.ts';
import { feeds } from './feeds.ts';
import { hostRules } from './hostRules.ts';
import { inlineStyle } from './htmlDocument.ts';
import { llmsFiles } from './llmsFiles.ts';
import { element, escapeHtml, htmlFile, type KeyedFile, type OutputFile } from './outputFile.ts';
import { buildContext, pageFiles, pageList } from './pageFiles.ts';
import { releaseFiles, searchFiles, type SearchSource } from './searchFiles.ts';

interface Sources {
  bundle: Bundle;
  search: SearchSource;
  /** What samples show as the URL of the demo. */
  demoUrl: string;
}

/** Every text file of the output. Pages are generated one by one, so they are never all in memory. */
export function siteFiles(built: BuiltSite, sources: Sources): Generator<OutputFile | KeyedFile> {
  return withDemoUrl(writtenFiles(built, sources), sources.demoUrl);
}

/** The same, with the demo as content names it. */
function* writtenFiles(
  built: BuiltSite,
  { bundle, search, demoUrl }: Sources,
): Generator<OutputFile | KeyedFile> {
  const styles = [inlineStyle(built.site)];
  const policyFor = (scripts: string[]) => contentSecurityPolicy(built.site, { scripts, styles });
  const { labs } = bundle;
  const policies = {
    page: policyFor([bundle.inlineScript]),
    lab: policyFor([bundle.inlineScript, ...('scene' in labs ? [labs.scene] : [])]),
  };
  const context = buildContext(built, { bundle, policies });
  for (const { path, content } of context.frames) yield { path, content };
  for (const page of built.pages) yield* pageFiles(context, page);
  yield pageList(built);
  yield* searchFiles(built, search, demoUrl);
  yield* releaseFiles(built, search.releasesOf);
  yield* llmsFiles(built);
  yield* redirectPages(built);
  yield { path: OFFLINE_WORKER_PATH.slice(1), content: bundle.offlineWorker };
  yield* hostRules(built, policies);
  yield* openSearch(built);
  yield* feeds(built);
  yield sitemap(built);
  yield robots(built);
}

/** A page for each old URL, for hosts without redirect rules. */
export function* redirectPages({ site, redirects }: BuiltSite): Generator<OutputFile> {
  for (const { from, to } of redirects) {
    const target = withBase(site.baseUrl, to);
    const content = [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      '<title>This page has moved</title>',
      element('meta', { 'http-equiv': 'refresh', content: `0; url=${target}` }),
      element('link', { rel: 'canonical', href: absoluteUrl(site, to) }),
      '<meta name="robots" content="noindex">',
      '</head>',
      `<body><p>This page has moved: ${element('a', { href: target })}${target}</a></p></body>`,
      '</html>',
    ].join('\n');
    yield { path: htmlFile(from), content };
  }
}

/** Lets browsers search each edition from the address bar (behavior head-tags). */
export function* openSearch({ site }: BuiltSite): Generator<OutputFile> {
  for (const edition of site.editions) {
    const page = searchPath(site, edition);
    if (page === undefined) continue;
    const name = escapeHtml(editionTitle(site, edition.id));
    const template = escapeHtml(`${absoluteUrl(site, page)}?q={searchTerms}`);
    const content = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      `<ShortName>${name}</ShortName>`,
      `<Description>Search the documentation of ${name}</Description>`,
      '<InputEncoding>UTF-8</InputEncoding>',
      `<Image width="16" height="16" type="image/svg+xml">${escapeHtml(absoluteUrl(site, '/favicon.svg'))}</Image>`,
      `<Url type="text/html" method="get" template="${template}"/>`,
      '</OpenSearchDescription>',
      '',
    ].join('\n');
    yield { path: openSearchPath(edition).slice(1), content };
  }
}

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
  const demo = `Disallow: ${withBase(site.baseUrl, DEMO_PATH)}`;
  const lines = [
    'User-agent: *',
    ...hidden,
    demo,
    `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`,
    '',
  ];
  return { path: 'robots.txt', content: lines.join('\n') };
}

import { escapeHtml, type OutputFile } from '#build/output/outputFile.ts';
import { absoluteUrl, editionTitle, openSearchPath } from '#model/head.ts';
import { searchPath } from '#model/searchPath.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';

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

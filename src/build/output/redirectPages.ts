import { element, htmlFile, type OutputFile } from '#build/output/outputFile.ts';
import { absoluteUrl } from '#model/head.ts';
import { withBase } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';

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

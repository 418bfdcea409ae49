import { expect, test } from 'vitest';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { hostRules } from './hostRules.ts';
import { LLMS_FULL_MAX_BYTES, llmsFiles } from './llmsFiles.ts';
import { htmlFile, type KeyedFile, type OutputFile } from './outputFile.ts';
import { openSearch, redirectPages, robots, sitemap } from './siteFiles.ts';

const built = buildTestSite({
  docs: [guide('intro'), guide('seats')],
  site: { redirects: [{ scope: 'docs', from: '', to: ['intro'] }] },
});

const POLICIES = { page: "default-src 'none'", lab: "default-src 'none'; script-src 'sha256-x'" };

function contentOf(files: Iterable<OutputFile | KeyedFile>, path: string): string | undefined {
  const found = [...files].find((file) => file.path === path);
  return found && ('content' in found ? found.content : found.make());
}

test('lists only released pages in the sitemap (indexing-rules)', () => {
  const { content } = sitemap(built);

  expect(content).toContain('<loc>https://docs.example/sub/docs/intro</loc>');
  expect(content).toContain('<loc>https://docs.example/sub/python/docs/intro</loc>');
  expect(content).not.toContain('/next/');
  expect(content).not.toContain('404');
});

test('keeps robots out of the unreleased version of every edition (indexing-rules)', () => {
  expect(robots(built).content.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /sub/docs/next/',
    'Disallow: /sub/python/docs/next/',
    'Disallow: /sub/java/docs/next/',
    'Disallow: /sub/dotnet/docs/next/',
    'Disallow: /sub/stagehand/',
    'Sitemap: https://docs.example/sub/sitemap.xml',
    '',
  ]);
});

test('describes the search of each edition to browsers (head-tags)', () => {
  expect(contentOf(openSearch(built), 'python/opensearch.xml')).toContain(
    'template="https://docs.example/sub/python/search?q={searchTerms}"',
  );
  const site = { ...built.site, search: { searchPagePath: false as const } };
  expect([...openSearch({ ...built, site })]).toEqual([]);
});

test('lists the twins in the order of the sidebar', () => {
  const text = contentOf(llmsFiles(built), 'python/docs/next/llms.txt');

  expect(text).toContain(
    [
      '## Start',
      '',
      '- [About intro](https://docs.example/sub/python/docs/next/intro.md): All about intro.',
      '- [About seats](https://docs.example/sub/python/docs/next/seats.md): All about seats.',
    ].join('\n'),
  );
});

test('begins another file before one grows over the stated size', () => {
  const texts = () => ({ html: '', tocHtml: '', markdown: 'x'.repeat(300_000) });
  const pages = built.pages.map((page) => ({ ...page, texts, twinBytes: 300_000 }));
  const long = { ...built, pages };

  const paths = [...llmsFiles(long)]
    .map(({ path }) => path)
    .filter((path) => /^llms-full/.test(path));

  expect(paths).toEqual(['llms-full.txt', 'llms-full-2.txt']);
  for (const path of paths) {
    const bytes = Buffer.byteLength(contentOf(llmsFiles(long), path) ?? '');
    expect(bytes).toBeGreaterThan(300_000);
    expect(bytes).toBeLessThanOrEqual(LLMS_FULL_MAX_BYTES);
  }
  expect(contentOf(llmsFiles(long), 'llms.txt')).toContain(
    '[llms-full-2.txt](https://docs.example/sub/llms-full-2.txt)',
  );
});

test('writes redirects as pages and in the words of hosts', () => {
  const page = contentOf(redirectPages(built), 'python/docs/next.html');
  const rules = [...hostRules(built, POLICIES)];

  expect(page).toContain('content="0; url=/sub/python/docs/next/intro"');
  expect(page).toContain('rel="canonical" href="https://docs.example/sub/python/docs/next/intro"');
  expect(contentOf(rules, '_redirects')).toContain('/sub/docs /sub/docs/intro 301\n');
  expect(contentOf(rules, 'nginx.conf')).toContain(
    'location = /sub/docs { return 301 /sub/docs/intro$is_args$args; }\n',
  );
  expect(contentOf(rules, '_headers')).toContain("default-src 'none'; frame-ancestors 'none'");
  expect(contentOf(rules, '_headers')).toContain(
    "/sub/data/*\n  Cache-Control: max-age=300\n  ! Content-Security-Policy\n  Content-Security-Policy: connect-src 'self'; frame-ancestors 'none'\n",
  );
  expect(contentOf(rules, '_headers')).toContain(
    '/sub/offline-worker.js*\n  Cache-Control: no-cache',
  );
});

test('tells nginx headers and the nearest not-found page of each folder', () => {
  const config = contentOf(hostRules(built, POLICIES), 'nginx.conf');

  expect(config).toContain(
    [
      'location /sub/python/docs/ {',
      '  try_files $uri $uri.html $uri/index.html =404;',
      '  error_page 404 /sub/python/docs/404.html;',
      '  add_header Cache-Control "no-cache";',
      `  add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;`,
    ].join('\n'),
  );
  expect(config).toMatch(
    /location \/sub\/assets\/ \{[^}]*404 \/sub\/404\.html;\s+add_header Cache-Control "public, max-age=31536000, immutable";/,
  );
});

test('allows the script of labs only in their pages, and replaces the policy of other pages there', () => {
  const lab = guide('labs-urls', '::lab{name="url-patterns"}', 'slug: labs/urls\n');
  const rules = [...hostRules(buildTestSite({ docs: [guide('intro'), lab] }), POLICIES)];

  const headers = contentOf(rules, '_headers');
  expect(headers?.split('sha256-x')).toHaveLength(9);
  expect(headers).toContain(
    [
      '/sub/python/docs/next/labs/urls*',
      '  ! Content-Security-Policy',
      `  Content-Security-Policy: ${POLICIES.lab}; frame-ancestors 'self'`,
      '',
    ].join('\n'),
  );
  expect(contentOf(rules, 'nginx.conf')).toMatch(
    /location \/sub\/docs\/labs\/urls \{[^}]*add_header Content-Security-Policy "[^"]*sha256-x/,
  );
});

test.each([
  ['/', 'index.html'],
  ['/python/', 'python/index.html'],
  ['/docs/intro', 'docs/intro.html'],
])('writes %s to %s', (path, file) => {
  expect(htmlFile(path)).toBe(file);
});

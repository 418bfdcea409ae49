import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITES } from '../sites.ts';
import { builtPages, readTags } from './builtSite.ts';
import { request } from './served.ts';

const { folder } = SITES.sub;

test('leads every URL of every page below the base', () => {
  const outside = builtPages(folder).flatMap(({ path, text }) =>
    readTags(text).flatMap(({ attributes }) =>
      [attributes['href'], attributes['src'], ...(attributes['srcset']?.split(', ') ?? [])]
        .filter((href) => href?.startsWith('/') && !href.startsWith('/sub/'))
        .map((href) => `${path}: ${href}`),
    ),
  );

  expect(outside).toEqual([]);
});

test('names a manifest and icons that are there, and starts at the base (site-manifest)', () => {
  const tags = readTags(readFileSync(join(folder, 'docs/intro.html'), 'utf8'));
  const hrefOf = (rel: string) =>
    tags.find(({ attributes }) => attributes['rel'] === rel)!.attributes['href']!;
  const pathOf = (url: string) =>
    new URL(url, `https://playbill.example${hrefOf('manifest')}`).pathname;
  const read = (url: string) => readFileSync(join(folder, pathOf(url).replace('/sub', '')));
  const manifest = JSON.parse(String(read(hrefOf('manifest')))) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
  };

  expect([manifest.start_url, manifest.scope].map(pathOf)).toEqual(['/sub/', '/sub/']);
  for (const src of [hrefOf('apple-touch-icon'), ...manifest.icons.map((icon) => icon.src)]) {
    expect(read(src).length, src).toBeGreaterThan(100);
  }
});

test('redirects old URLs below the base', async () => {
  const response = await request('/sub/docs/test-intro', SITES.sub);

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/sub/docs/intro');
  const html = readFileSync(join(folder, 'docs/test-intro.html'), 'utf8');
  expect(html).toContain('content="0; url=/sub/docs/intro"');
});

test('writes the base into the links of Markdown, the sitemap and the rules', () => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const urls = ['docs/intro.md', 'llms.txt', 'sitemap.xml', 'robots.txt'].flatMap((name) => [
    ...read(name).matchAll(/https:\/\/playbill\.example[^\s)<]*/g),
  ]);

  expect(urls.length).toBeGreaterThan(20);
  expect(urls.map(String).filter((url) => !url.includes('.example/sub/'))).toEqual([]);
  expect(read('robots.txt')).toContain('Disallow: /sub/docs/next/');
  expect(read('_headers')).toMatch(/^\/sub\/\*$/m);
});

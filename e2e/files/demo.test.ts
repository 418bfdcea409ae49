import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_POLICY } from '#build/output/contentSecurityPolicy.ts';
import { builtPages } from './builtSite.ts';
import { request } from './served.ts';

const DEMO_URL = 'https://playbill.example/stagehand';

test('names where the demo is published, in every form of a page', async () => {
  const paths = ['/docs/intro', '/docs/intro.md', '/data/docs/intro.json', '/llms-full.txt'];
  for (const path of paths) {
    const text = await (await request(path)).text();
    expect(text, path).toContain(`${DEMO_URL}/`);
    expect(text, path).not.toMatch(/(?:https|wss):\/\/stagehand\.(?:<wbr>)?example/);
  }
});

test('keeps names and addresses that are no pages of the demo', async () => {
  expect(await (await request('/docs/auth.md')).text()).toContain('ada@stagehand.example');
});

test('has a page of the demo wherever a sample starts', () => {
  const link = /class="?sample-page"? href="\/stagehand\/([^"?#]*)/g;
  const pages = new Set(
    builtPages()
      .flatMap(({ text }) => [...text.matchAll(link)])
      .map(([, page]) => page || 'index'),
  );

  expect(pages.size).toBeGreaterThan(5);
  expect([...pages].filter((page) => !existsSync(`dist/stagehand/${page}.html`))).toEqual([]);
});

test('lets the demo load its own files, and nothing else', async () => {
  const { headers } = await request('/stagehand/basket');
  const page = await (await request('/stagehand/basket')).text();

  expect(headers.get('content-security-policy')).toBe(`${DEMO_POLICY}; frame-ancestors 'self'`);
  expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  expect(page).toContain(`http-equiv="Content-Security-Policy" content="${DEMO_POLICY}"`);
  expect(DEMO_POLICY).not.toContain('unsafe');
});

test('shows the not-found page of the site with its own policy', async () => {
  const { status, headers } = await request('/stagehand/no-such-show');

  expect(status).toBe(404);
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
});

test('responds to requests of the demo', async () => {
  const response = await request('/stagehand/api/health');

  expect(await response.json()).toEqual({ status: 'ok' });
});

test('hides the demo from search engines, search and offline lists', () => {
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain('Disallow: /stagehand/\n');
  for (const file of ['sitemap.xml', 'llms.txt', 'data/offline/nodejs-stable.json']) {
    expect(readFileSync(`dist/${file}`, 'utf8'), file).not.toContain('"/stagehand/');
  }
});

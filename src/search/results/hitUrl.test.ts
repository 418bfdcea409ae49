import { expect, test } from 'vitest';
import type { SearchConfig } from '#model/site.ts';
import { hitUrl } from './hitUrl.ts';

interface UrlSettings {
  baseUrl?: string;
  search?: SearchConfig;
}

function hrefOf(url: string, { baseUrl = '/', search = {} }: UrlSettings): string {
  return hitUrl(url, { baseUrl, search }).href;
}

test.each([
  ['https://host.example/docs/input#x', '/docs/input#x'],
  ['https://host.example/docs/input?from=hit', '/docs/input'],
  ['https://host.example', '/'],
  ['/docs/input#x', '/docs/input#x'],
  ['//other.example/docs/input', '/docs/input'],
  ['https://host.example//other.example/x', '/other.example/x'],
  ['https://host.example/\\other.example/x', '/other.example/x'],
])('reduces %s to %s (hit-urls)', (url, href) => {
  expect(hitUrl(url, { baseUrl: '/', search: {} })).toEqual({ href, isExternal: false });
});

test.each([
  ['https://host.example/docs/input#x', '/sub/docs/input#x'],
  ['https://host.example/sub/docs/input', '/sub/docs/input'],
  ['https://host.example/sub', '/sub/'],
])('puts %s below the base URL (hit-urls)', (url, href) => {
  expect(hrefOf(url, { baseUrl: '/sub/' })).toBe(href);
});

test('replaces parts of the path before the base URL is added (hit-urls)', () => {
  const search = { replaceSearchResultPathname: { from: '^/v\\d+/', to: '/docs/' } };

  expect(hrefOf('https://host.example/v2/input#x', { baseUrl: '/sub/', search })).toBe(
    '/sub/docs/input#x',
  );
});

test('keeps a path a path, whatever the replacement makes of it', () => {
  const search = { replaceSearchResultPathname: { from: '^/docs', to: 'javascript:' } };

  expect(hrefOf('https://host.example/docs/input', { search })).toBe('/javascript:/input');
});

test('leaves a URL that is configured as external as it is (hit-urls)', () => {
  const search = { externalUrlRegex: 'other\\.example' };

  expect(hitUrl('https://other.example/a?b#c', { baseUrl: '/', search })).toEqual({
    href: 'https://other.example/a?b#c',
    isExternal: true,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'vbscript:x'])(
  'never leads to %s',
  (url) => {
    expect(hitUrl(url, { baseUrl: '/sub/', search: { externalUrlRegex: '.*' } })).toEqual({
      href: '/sub/',
      isExternal: false,
    });
  },
);

import { expect, test } from 'vitest';
import type { SiteConfig } from '#model/site.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { htmlDocument } from './htmlDocument.ts';

/** The document of the page at a path, around an empty body. */
function documentOf(path: string, site: Partial<SiteConfig> = {}): string {
  const { pages, frames } = buildTestSite({ docs: [guide('intro')], site });
  const meta = { ...pages[0]!.meta, path };
  return htmlDocument({
    state: { build: 'b1', frameUrl: '/frame.json', meta },
    meta,
    frame: frames[0]!,
    body: '',
    bundle: { scripts: [], islandScripts: [], styles: [], inlineScript: '' },
    policy: undefined,
  });
}

test('connects to the first host of a hosted search early, and to none without one (head-tags)', () => {
  const search = { appId: 'APP', apiKey: 'k', indexName: 'docs' };

  expect(documentOf('/docs/intro', { search })).toContain(
    '<link rel="preconnect" href="https://APP-dsn.algolia.net" crossorigin="anonymous">',
  );
  expect(documentOf('/docs/intro')).not.toContain('preconnect');
});

test('starts every page with the marker of keyboard use (keyboard-use-marker)', () => {
  expect(documentOf('/docs/intro')).toContain('<body class="navigation-with-keyboard">');
});

test.each([
  ['/', true, true],
  ['/', { style: 'color:blue' }, true],
  ['/', false, false],
  ['/python/', undefined, false],
])(
  'has on %s with the setting %o the base-URL banner: %s (base-url-banner)',
  (path, setting, expected) => {
    const html = documentOf(path, { baseUrlBanner: setting });

    expect(html.includes('did not load properly')).toBe(expected);
  },
);

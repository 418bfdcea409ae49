import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Frame, PageMeta } from '#model/page.ts';
import type { SearchConfig } from '#model/site.ts';
import { ShellProvider } from '#shell/shellContext.tsx';
import { testSite } from '#search/testing.ts';
import { SearchPage } from './SearchPage.tsx';

/** The page as it is served, before any script runs. */
function render(search: SearchConfig = {}): string {
  const meta = {
    path: '/python/search',
    kind: 'search',
    title: 'Search the documentation',
    edition: 'python',
    version: 'stable',
  };
  const frame = {
    site: { ...testSite, search },
    sidebars: { docs: [], api: [], community: [] },
  };
  return renderToString(
    <ShellProvider
      value={{
        // Only what the page itself asks for.
        meta: meta as PageMeta,
        frame: frame as unknown as Frame,
        content: { html: '', tocHtml: '' },
      }}
    >
      <SearchPage />
    </ShellProvider>,
  );
}

test('serves a form that the browser can send by itself (search-page-form)', () => {
  const html = render();

  expect(html).toMatch(/^<main/);
  expect(html).toContain('<h1>Search the documentation</h1>');
  expect(html).toMatch(/<form[^>]* action="\/python\/search"/);
  expect(html).toMatch(/<input[^>]* name="q"/);
  expect(html).toMatch(/<label[^>]*>Version<select name="version"/);
});

test('asks for a query of 64 characters, without suggestions of the browser (search-page-form)', () => {
  const [input] = /<input[^>]*>/.exec(render()) ?? [];

  expect(input).toContain('type="search"');
  expect(input).toContain('placeholder="Type your search here"');
  expect(input).toContain('autoComplete="off"');
  expect(input).toContain('maxLength="64"');
});

test('offers no versions when all are searched (search-page-form)', () => {
  expect(render({ contextualSearch: false })).not.toContain('<select');
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchConfig } from '#model/site.ts';
import { ShellProvider, type Shell } from '#shell/shellContext.tsx';
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
  const sidebars = { docs: [], api: [], community: [] };
  // Only what the page itself asks for.
  const shell = {
    meta,
    frame: { site: { ...testSite, search }, sidebars, start: [] },
  } as unknown as Shell;
  return renderToString(
    <ShellProvider value={shell}>
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

test.each([
  'type="search"',
  'placeholder="Type your search here"',
  'autoComplete="off"',
  'maxLength="64"',
])('asks for a query with %s (search-page-form)', (attribute) => {
  expect(/<input[^>]*>/.exec(render())?.[0]).toContain(attribute);
});

test('offers no versions when all are searched (search-page-form)', () => {
  expect(render({ contextualSearch: false })).not.toContain('<select');
});

test('names the hook and the provider that a page needs (hook-outside-provider)', () => {
  expect(() => renderToString(<SearchPage />)).toThrow(
    'Hook useShell is called outside the <ShellProvider>.',
  );
});

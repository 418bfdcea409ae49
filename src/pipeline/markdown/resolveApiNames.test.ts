import { expect, test } from 'vitest';
import type { ApiResolver } from '#model/apiResolver.ts';
import { htmlOf, problemsOf } from './testing.ts';

test('links a name to its entry', () => {
  expect(htmlOf('Call :api[Page.goto] first.')).toBe(
    '<p>Call <a href="/sub/docs/api/class-page#Page.goto" class="api"><code>Page.goto()</code></a> first.</p>',
  );
});

test('asks for the spelling of the edition and version', () => {
  const resolveApi: ApiResolver = (name, { edition, version }) => ({
    ok: true,
    reference: { text: `${name} in ${edition} ${version}` },
  });

  const html = htmlOf(':api[Page#popup]', { resolveApi, edition: 'java', version: 'current' });

  expect(html).toBe('<p><code>Page#popup in java current</code></p>');
});

test('dates a name that not all readers have (my-release-older)', () => {
  const resolveApi: ApiResolver = (name) => ({
    ok: true,
    reference: { text: name, path: '/docs/api/class-page', since: 'v1.50' },
  });

  expect(htmlOf(':api[Page.late]', { resolveApi })).toContain('class="api" data-since="1.50">');
});

test('puts no link into a link', () => {
  expect(htmlOf('[the *:api[Page.goto]* call](./intro.md)')).toBe(
    '<p><a href="/sub/docs/intro">the <em><code>Page.goto()</code></em> call</a></p>',
  );
});

test('reports an unknown name with the advice of the API model', () => {
  expect(problemsOf('Lead.\n\nCall :api[Page.nope].')).toMatchInlineSnapshot(`
    "content/docs/seats.md:7
      Unknown API name ":api[Page.nope]".
      Did you mean "Page.goto"?"
  `);
});

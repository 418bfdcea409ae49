import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import type { PastRelease } from './data.ts';

const history: PastRelease[] = [
  {
    version: '1.57',
    date: '2025-11-05',
    alpha: '1.57.0-alpha',
    browsers: { chromium: '142.0', firefox: '142.0.1', webkit: '26.0' },
  },
  {
    version: '1.56',
    date: '2025-10-06',
    browsers: { chromium: '141.0', firefox: '142.0', webkit: '26.0' },
    editions: {
      python: {
        date: '2025-11-10',
        browsers: { chromium: '140.0', firefox: '142.0', webkit: '26.0' },
      },
    },
  },
];
const added = { '1.56': [{ name: 'Page.goto', options: ['Page.goto.timeout'] }] };
const byEdition = { nodejs: added, python: added, java: {}, dotnet: {} };
const additions = { stable: byEdition, current: byEdition };
const newer = { latest: { nodejs: '1.58.2', java: '1.57' }, releases: ['1.58', '1.57'] };
const { htmlOf, problemsOf, render } = withData({ releases: { history, additions, newer } });

test('says which release is described, and which is the newest (documented-release)', () => {
  expect(htmlOf('::documented')).toContain(
    'describe Playwright 1.56.1; <code>npm init playwright@latest</code> installs 1.58.2. Choose',
  );
  expect(htmlOf('::documented', { edition: 'java' })).toContain('</code> has come as far as 1.57.');
  expect(htmlOf('::documented', { edition: 'dotnet' })).toContain(
    'installs the newest one. Choose',
  );
});

test('knows of the releases after the documented one (my-release-upgrade)', () => {
  expect(htmlOf('::upgrade')).toContain(
    'data-facts="/sub/data/releases/nodejs-stable.json" data-releases="1.58 1.57"',
  );
  expect(htmlOf('::upgrade', { version: 'current' })).toContain('data-releases="1.58"');
});

test('says when a release came, and with which browsers', () => {
  expect(htmlOf('::release{version="1.56"}')).toBe(
    '<p>Released <time datetime="2025-10-06">October 6, 2025</time>, ' +
      'with Chromium 141.0, Firefox 142.0 and WebKit 26.0.</p>',
  );
  expect(htmlOf('::release{version="1.56"}', { edition: 'python' })).toBe(
    '<p>Released <time datetime="2025-11-10">November 10, 2025</time>, ' +
      'with Chromium 140.0, Firefox 142.0 and WebKit 26.0.</p>',
  );
  expect(htmlOf('::release{version="1.56"}', { edition: 'dotnet' })).toContain(
    '<p>Based on the Playwright release of <time datetime="2025-10-06">',
  );
  expect(htmlOf('::release{version="1.57"}')).toContain(
    'Not released yet. Version 1.57.0-alpha is from <time',
  );
});

test('lists what a release added to the API, where the edition has anything new', () => {
  const html = htmlOf('::release-api{version="1.56"}');

  expect(html).toContain(
    '<details class="release-api"><summary>New in the reference</summary><ul>',
  );
  expect(html).toMatch(/<li>.*Page\.goto\(\).*: option .*timeout.*<\/li>/);
  expect(htmlOf('::release-api{version="1.56"}', { edition: 'java' })).not.toContain('details');
});

test('sets changes apart that readers must act on', () => {
  expect(htmlOf(':::breaking\n- Rename it.\n:::')).toContain(
    '<div class="changes" data-kind="breaking" role="note"><p>Breaking changes</p><ul>',
  );
  expect(htmlOf(':::deprecated\n- Use the other.\n:::')).toContain('<p>Deprecated</p>');
});

test('rejects changes outside a list, which the upgrade view would miss', () => {
  expect(problemsOf(':::breaking\nRename it.\n:::')).toBe(
    'content/docs/seats.md:5\n' +
      '  ":::breaking" must contain exactly one list.\n' +
      '  Write each change as a list item that also says what to do about it.',
  );
});

test('writes plain lists into the twin', () => {
  const source = '::upgrade\n\n:::breaking\n- Rename it.\n:::\n\n::release-api{version="1.56"}';

  expect(render(source).page.markdown).toMatchInlineSnapshot(`
    "# Seats

    **Breaking changes**

    - Rename it.

    **New in the reference**

    - [\`Page.goto()\`](https://docs.example/sub/docs/api/class-page#Page.goto): option [\`Page.goto.timeout()\`](https://docs.example/sub/docs/api/class-page#Page.goto.timeout)
    "
  `);
});

test('reports releases that the data does not have', () => {
  expect(problemsOf('::release{version="1.66"}')).toBe(
    'content/docs/seats.md:5\n' +
      '  data/releases.json has no release "1.66".\n' +
      '  Did you mean "1.56"? Add it there, then run tools/releases/collectBrowserBuilds.mjs.',
  );
  expect(problemsOf('::release')).toContain('"::release" has no version.');
  expect(problemsOf('::release-api{name="1.56"}')).toContain('has an unknown attribute "name"');
});

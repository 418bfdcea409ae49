import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import type { BrowserBuild } from './data.ts';

const stable: BrowserBuild[] = [
  {
    name: 'chromium-headless-shell',
    version: '141.0',
    revision: '1194',
    isDefault: true,
    overrides: {},
  },
  {
    name: 'webkit',
    version: '26.0',
    revision: '2215',
    isDefault: false,
    overrides: { 'ubuntu20.04-x64': '2092', 'ubuntu20.04-arm64': '2092', mac12: '2009' },
  },
  { name: 'ffmpeg', revision: '1011', isDefault: true, overrides: {} },
];
const { htmlOf, problemsOf, render } = withData({ 'browser-builds': { stable, current: [] } });

const TABLE = '::browser-builds';

test('lists the builds of the release, and those of older systems below it', () => {
  expect(render(TABLE).page.markdown).toMatchInlineSnapshot(`
    "# Seats

    | Browser | Command-line name | Version | Build | Installed by default |
    | - | - | - | - | - |
    | Chromium headless shell | \`chromium-headless-shell\` | 141.0 | 1194 | Yes |
    | WebKit | \`webkit\` | 26.0 | 2215 | No |
    | FFmpeg | \`ffmpeg\` | none | 1011 | Yes |

    Older operating systems use an older build of WebKit: Ubuntu 20.04 (2092) and macOS 12 (2009).
    "
  `);
});

test('is a table like all others, which can be scrolled by keyboard', () => {
  const html = htmlOf(TABLE);

  expect(html).toContain(
    '<div class="table" tabindex="0" role="region" aria-label="Browser builds"><table>',
  );
  expect(html).toContain('<td><code>chromium-headless-shell</code></td>');
});

test('shows the builds of the version', () => {
  expect(htmlOf(TABLE, { version: 'current' })).not.toContain('<td>');
});

test('lets search find a build by its number', () => {
  expect(render(TABLE).page.sections[0]?.texts[0]).toBe(
    'Chromium headless shell | chromium-headless-shell | 141.0 | 1194 | Yes',
  );
});

test('refuses attributes', () => {
  expect(problemsOf('::browser-builds{only="webkit"}')).toContain(
    'content/docs/seats.md:5\n  The directive "browser-builds" does not support the attribute "only".',
  );
});

import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import type { BrowserBuild } from './data.ts';

const stable: BrowserBuild[] = [
  {
    name: 'chromium-headless-shell',
    browserVersion: '141.0',
    revision: '1194',
    installByDefault: true,
    revisionOverrides: {},
  },
  {
    name: 'webkit',
    browserVersion: '26.0',
    revision: '2215',
    installByDefault: false,
    revisionOverrides: { 'ubuntu20.04-x64': '2092', 'ubuntu20.04-arm64': '2092', mac12: '2009' },
  },
  { name: 'ffmpeg', revision: '1011', installByDefault: true, revisionOverrides: {} },
];
const { htmlOf, render } = withData({ 'browser-builds': { stable, current: [] } });

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
  expect(htmlOf(TABLE)).toContain(
    '<div class="table" tabindex="0" role="region" aria-label="Browser builds"><table>',
  );
});

test('shows the builds of the version', () => {
  expect(htmlOf(TABLE, { version: 'current' })).not.toContain('<td>');
});

test('lets search find a build by its number', () => {
  expect(render(TABLE).page.sections[0]?.texts[0]).toBe(
    'Chromium headless shell | chromium-headless-shell | 141.0 | 1194 | Yes',
  );
});

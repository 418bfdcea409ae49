import type { RootContent } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { code, paragraph, table, text } from '#tree/markdownNodes.ts';
import { wordList } from '#tree/wordList.ts';
import type { BrowserBuild } from './data.ts';
import { browserBuildsData } from './data.ts';

const COLUMNS = ['Browser', 'Command-line name', 'Version', 'Build', 'Installed by default'];

/** Official spellings; names of other builds are derived from these. */
const WORDS: Readonly<Record<string, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
  ffmpeg: 'FFmpeg',
};

const SYSTEMS: Readonly<Record<string, string>> = {
  mac: 'macOS',
  debian: 'Debian',
  ubuntu: 'Ubuntu',
  win: 'Windows',
};

/** `::browser-builds`: the browsers that the page's release installs. Plain Markdown in all forms. */
export const browserBuilds: Feature = {
  data: browserBuildsData,
  leaves: {
    'browser-builds': {
      fill: (_node, context) => {
        const builds = valueOf(context, browserBuildsData)[context.version.name];
        return [buildTable(builds), ...builds.flatMap(olderBuilds)];
      },
    },
  },
};

function buildTable(builds: readonly BrowserBuild[]): RootContent {
  const rows = builds.map(({ name, version, revision, isDefault }) => [
    [text(titleOf(name))],
    [code(name)],
    [text(version ?? 'none')],
    [text(revision)],
    [text(isDefault ? 'Yes' : 'No')],
  ]);
  const headings = COLUMNS.map((column) => [text(column)]);
  return { ...table([headings, ...rows]), data: { region: 'Browser builds' } };
}

/** `chromium-headless-shell` → `Chromium headless shell`. */
function titleOf(name: string): string {
  const [first = '', ...rest] = name.split('-');
  return [WORDS[first] ?? first, ...rest].join(' ');
}

/** One sentence about systems that no longer get new builds; empty if all get the same. */
function olderBuilds({ name, overrides }: BrowserBuild): RootContent[] {
  const systems = new Map<string, string>();
  for (const [platform, revision] of Object.entries(overrides)) {
    systems.set(systemOf(platform), revision);
  }
  if (systems.size === 0) return [];
  const list = [...systems].map(([system, revision]) => `${system} (${revision})`);
  return [
    paragraph([
      text(`Older operating systems use an older build of ${titleOf(name)}: ${wordList(list)}.`),
    ]),
  ];
}

/** `ubuntu20.04-x64` → `Ubuntu 20.04`: all processors of a system get the same build. */
function systemOf(platform: string): string {
  const [, system = '', release = ''] = /^([a-z]+)([\d.]*)/.exec(platform) ?? [];
  return [SYSTEMS[system] ?? system, release].filter(Boolean).join(' ');
}

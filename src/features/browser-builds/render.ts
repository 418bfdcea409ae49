import type { RootContent } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { code, paragraph, table, text } from '#tree/markdownNodes.ts';
import { wordList } from '#tree/wordList.ts';
import { type BrowserBuild, browserBuildsData } from './data.ts';

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
      fill(_node, context) {
        const builds = valueOf(context, browserBuildsData)[context.version.name];
        const rows = builds.map(({ name, browserVersion, revision, installByDefault }) => [
          titleOf(name),
          [code(name)],
          browserVersion ?? 'none',
          revision,
          installByDefault ? 'Yes' : 'No',
        ]);
        return [
          { ...table(COLUMNS, rows), data: { region: 'Browser builds' } },
          ...builds.flatMap(olderBuilds),
        ];
      },
    },
  },
};

/** `chromium-headless-shell` → `Chromium headless shell`. */
export function titleOf(name: string): string {
  const [first = '', ...rest] = name.split('-');
  return [WORDS[first] ?? first, ...rest].join(' ');
}

/** One sentence about systems that no longer get new builds; empty if all get the same. */
function olderBuilds({ name, revisionOverrides }: BrowserBuild): RootContent[] {
  const builds = Object.entries(revisionOverrides).map(
    ([platform, revision]) => `${systemOf(platform)} (${revision})`,
  );
  if (builds.length === 0) return [];
  const systems = wordList([...new Set(builds)]);
  const sentence = `Older operating systems use an older build of ${titleOf(name)}: ${systems}.`;
  return [paragraph([text(sentence)])];
}

/** `ubuntu20.04-x64` → `Ubuntu 20.04`: all processors of a system get the same build. */
function systemOf(platform: string): string {
  const [, system = '', release = ''] = /^([a-z]+)([\d.]*)/.exec(platform) ?? [];
  return [SYSTEMS[system] ?? system, release].filter(Boolean).join(' ');
}

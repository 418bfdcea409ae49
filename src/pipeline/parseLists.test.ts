import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { VideoListName } from '#features/videos/nodes.ts';
import { VIDEO_LISTS } from '#features/videos/nodes.ts';
import { parseLists } from './parseLists.ts';

const EMPTY = Object.fromEntries(Object.keys(VIDEO_LISTS).map((name) => [name, []]));

const parseVideos = (list: VideoListName, ...videos: unknown[]) =>
  parseLists({ videos: { ...EMPTY, [list]: videos }, ambassadors: [], releases: {} }).videos[list];

test('keeps what is known of a video', () => {
  const fields = {
    title: 'Seats',
    id: 'abc',
    year: '2025',
    conference: 'Stage Conf',
    language: 'French',
    speakers: ['Ada '],
    thumbnail: 'https://video.example/abc.jpg',
  };

  expect(parseVideos('conference-videos', fields)).toEqual([
    {
      title: 'Seats',
      url: 'https://www.youtube.com/watch?v=abc',
      id: 'abc',
      speakers: ['Ada'],
      event: 'Stage Conf',
      year: '2025',
      language: 'French',
      highlights: [],
    },
  ]);
});

test('titles a release by its version and leaves out empty places', () => {
  const release = { id: 'abc', version: '1.56', highlights: ['agents'] };

  expect(parseVideos('release-videos', null, release)).toMatchObject([
    { title: 'Playwright 1.56', highlights: ['agents'] },
  ]);
});

test('takes the URL of a video that is elsewhere', () => {
  const [video] = parseVideos('live-streams', { title: 'Rows', url: 'https://video.example/1' });

  expect(video).toMatchObject({ url: 'https://video.example/1', id: undefined });
});

test('names the links of an ambassador', () => {
  const ada = { name: 'Ada', city: 'Rennes', country: 'France', languages: 'French' };
  const urls = {
    githubUrl: 'https://a.example/',
    twitterUrl: 'https://b.example/',
    linkedInUrl: 'https://c.example/',
    websiteUrl: 'https://d.example/',
  };

  const { ambassadors } = parseLists({
    videos: EMPTY,
    ambassadors: [{ ...ada, ...urls }, ada],
    releases: {},
  });

  expect(ambassadors.map(({ place, links }) => [place, links.map(({ name }) => name)])).toEqual([
    ['Rennes, France', ['Ada on GitHub', 'Ada on X', 'Ada on LinkedIn', 'Website of Ada']],
    ['Rennes, France', []],
  ]);
});

test('says where a list is wrong', () => {
  const videos = { ...EMPTY, 'mcp-videos': [{ id: 'abc' }, { title: 'Rows', id: 'd', yaer: '' }] };

  expect(() => parseLists({ videos, ambassadors: [], releases: {} }))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: data/videos.json does not have the expected format:
    ✖ needs a title or a version
      → at ["mcp-videos"][0]
    ✖ Unrecognized key: "yaer"
      → at ["mcp-videos"][1]]
  `);
});

test('reads the lists of this site', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));

  const { videos, ambassadors, history } = parseLists({
    videos: read('videos'),
    ambassadors: read('ambassadors'),
    releases: read('releases'),
  });

  expect(Object.values(videos).map((list) => list.length)).not.toContain(0);
  expect(ambassadors.length).toBeGreaterThan(0);
  expect(history.at(-1)?.version).toBe('1.7');
});

import { expect, test } from 'vitest';
import { dataSource } from '#features/testing.ts';
import { type VideoListName, videosData } from './data.ts';
import { VIDEO_LISTS } from './data.ts';

const EMPTY = Object.fromEntries(Object.keys(VIDEO_LISTS).map((name) => [name, []]));

async function parseVideos(list: VideoListName, ...videos: unknown[]) {
  const browsers = { chromium: '141.0', firefox: '142.0', webkit: '26.0' };
  const files = {
    'data/videos.json': { ...EMPTY, [list]: videos },
    'data/releases.json': { '1.56': { date: '2025-10-06', browsers } },
  };
  return (await videosData.read(dataSource(files)))[list];
}

test('keeps what is known of a video', async () => {
  const fields = {
    title: 'Seats',
    id: 'abc',
    year: '2025',
    conference: 'Stage Conf',
    language: 'French',
    speakers: ['Ada '],
    thumbnail: 'https://video.example/abc.jpg',
  };

  expect(await parseVideos('conference-videos', fields)).toEqual([
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

test('titles a release by its version, takes its year, and leaves out empty places', async () => {
  const release = { id: 'abc', version: '1.56', highlights: ['agents'] };

  expect(await parseVideos('release-videos', null, release)).toMatchObject([
    { title: 'Playwright 1.56', year: '2025', highlights: ['agents'] },
  ]);
});

test('takes the URL of a video that is elsewhere', async () => {
  const [video] = await parseVideos('live-streams', {
    title: 'Rows',
    url: 'https://video.example/1',
  });

  expect(video).toMatchObject({ url: 'https://video.example/1', id: undefined });
});

test('says where a list is wrong', async () => {
  const wrong = [{ id: 'abc' }, { title: 'Rows', id: 'd', yaer: '' }];

  await expect(parseVideos('mcp-videos', ...wrong)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: data/videos.json does not have the expected format:
    ✖ needs a title or a version
      → at ["mcp-videos"][0]
    ✖ Unrecognized key: "yaer"
      → at ["mcp-videos"][1]]
  `);
});

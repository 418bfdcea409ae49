import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';

/** One video with everything, and one that cannot be embedded. */
const videos = {
  'learn-videos': [
    {
      title: 'Seats & rows',
      url: 'https://www.youtube.com/watch?v=abc',
      id: 'abc',
      speakers: ['Ada', 'Bo'],
      event: 'Stage Conf',
      year: '2025',
      language: 'French',
      highlights: [],
    },
    { title: 'Bare', url: 'https://video.example/1', speakers: [], highlights: [] },
  ],
  'mcp-videos': [],
};
const { htmlOf, problemsOf, render } = withData({ videos });

const VIDEOS = '::videos{list="learn-videos"}';

/** All pages of the community are there, below the edition's own prefix. */
const withCommunity = {
  resolveLink: (target: string) => ({ path: `/python${target}`, hash: '' }),
};

test('links the lists in their order and marks the current one (community-pages)', () => {
  const html = htmlOf(VIDEOS, withCommunity);
  const nav = /<nav class="video-lists" aria-label="Video lists">(.*?)<\/nav>/.exec(html)?.[1];

  const links = [...(nav ?? '').matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, ...parts]) => parts);

  expect(links).toEqual([
    ['href="/sub/python/community/learn-videos" aria-current="page"', 'Learn videos'],
    ['href="/sub/python/community/feature-videos"', 'Feature videos'],
    ['href="/sub/python/community/release-videos"', 'Release videos'],
    ['href="/sub/python/community/live-streams"', 'Live streams'],
    ['href="/sub/python/community/conference-videos"', 'Conference videos'],
    ['href="/sub/python/community/mcp-videos"', 'MCP videos'],
  ]);
});

test('makes a card of each video, with a link to its host (community-pages)', () => {
  const html = htmlOf(VIDEOS, withCommunity);

  expect(html).toContain(
    'data-filter-choice="2025"><div class="video-screen" data-video="abc"><svg viewBox=',
  );
  expect(html).toContain(
    '</svg><a class="video-open" href="https://www.youtube.com/watch?v=abc" target="_blank" rel="noopener noreferrer">' +
      '<span class="video-title">Seats &#x26; rows</span></a></div>' +
      '<p>Ada and Bo</p><p>Stage Conf, 2025, French</p></li>',
  );
  expect(html).toContain('</svg><a class="video-open" href="https://video.');
});

test('generates a unique thumbnail for each video, the same in every build', () => {
  const draw = () => htmlOf(VIDEOS, withCommunity).match(/<svg.*?<\/svg>/g) ?? [];

  const [first, second] = draw();

  expect(second).not.toBe(first);
  expect(draw()).toEqual([first, second]);
});

test('requests no images from other servers', () => {
  expect(htmlOf(VIDEOS, withCommunity)).not.toMatch(/<img|src=|style=/);
});

test('writes a plain list into the twin', () => {
  const { markdown } = render(VIDEOS, withCommunity).page;

  expect(markdown).toMatchInlineSnapshot(`
    "# Seats

    - [Seats & rows](https://www.youtube.com/watch?v=abc): Ada and Bo; Stage Conf, 2025, French
    - [Bare](https://video.example/1)
    "
  `);
});

test('checks the links to the lists like all others', () => {
  const { links } = render(VIDEOS, withCommunity).page;

  expect(links).toHaveLength(6);
  expect(problemsOf(VIDEOS)).toContain(
    'content/docs/seats.md:5\n  The link "/community/learn-videos" points to a page that does not exist.',
  );
});

test('explains what is wrong with the name of a list', () => {
  const bodies = ['{list="learn-video"}', '{list="opera"}', '', '{list="mcp-videos" year="2025"}'];

  const body = bodies.map((attributes) => `::videos${attributes}`).join('\n\n');

  expect(problemsOf(body, withCommunity)).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      There is no video list "learn-video".
      Did you mean "learn-videos"? The lists are learn-videos, feature-videos, release-videos, live-streams, conference-videos and mcp-videos.
    content/docs/seats.md:7
      There is no video list "opera".
      The lists are learn-videos, feature-videos, release-videos, live-streams, conference-videos and mcp-videos.
    content/docs/seats.md:9
      "::videos" has no list.
      Write it like "::videos{list="learn-videos"}".
    content/docs/seats.md:11
      "::videos" has an unknown attribute "year".
      Write it like "::videos{list="learn-videos"}"."
  `);
});

test('finds videos by their names', () => {
  expect(render(VIDEOS, withCommunity).page.sections[0]?.texts).toEqual([
    'Seats & rows, Ada, Bo',
    'Bare',
  ]);
});

test('shows nothing in the place of an unknown list', () => {
  expect(htmlOf('Before.\n\n::videos{list="opera"}\n\nAfter.')).toBe(
    '<p>Before.</p>\n<p>After.</p>',
  );
});

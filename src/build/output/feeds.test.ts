import { expect, test } from 'vitest';
import { SAMPLES_DATA } from '#pipeline/markdown/testing.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { feeds } from './feeds.ts';

const NOTES = [
  'Intro.',
  '## Version 1.56 {#version-156}',
  '::release{version="1.56"}',
  'See [seats](./seats.md) & [below](#version-156).',
  '## Not a release',
  'Text.',
].join('\n\n');

const browsers = { chromium: '141.0', firefox: '142.0', webkit: '26.0' };
const releases = { history: [{ version: '1.56', date: '2025-10-06', browsers }] };
const built = buildTestSite({
  docs: [guide('release-notes', NOTES), guide('seats')],
  tools: { data: { ...SAMPLES_DATA, releases } },
});
const files = [...feeds(built)];

test('makes a feed for each edition that has release notes', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'releases.xml',
    'python/releases.xml',
    'java/releases.xml',
    'dotnet/releases.xml',
  ]);
  expect([...feeds(buildTestSite({ docs: [guide('seats')] }))]).toEqual([]);
});

test('has an entry for each release, with complete URLs', () => {
  const { content } = files[1]!;
  const page = 'https://docs.example/sub/python/docs/release-notes';

  expect(content.match(/<entry>/g)).toHaveLength(1);
  expect(content).toContain('<title>Stagehand Docs Python: Version 1.56</title>');
  expect(content).toContain(`<id>${page}#version-156</id>`);
  expect(content).toContain('<updated>2025-10-06T00:00:00Z</updated>');
  expect(content).toContain('href=&quot;https://docs.example/sub/python/docs/seats&quot;');
  expect(content).toContain(`href=&quot;${page}#version-156&quot;`);
});

test('is announced by the notes in both versions, and by home pages', () => {
  const home = { path: 'content/home.md', text: '---\ntitle: Home\ndescription: Start.\n---\n' };
  const { pages } = buildTestSite({ docs: [guide('release-notes'), guide('seats')], home: [home] });

  const announcing = pages.filter(({ meta }) => meta.feed === '/python/releases.xml');

  expect(announcing.map(({ meta }) => meta.path)).toEqual([
    '/python/docs/next/release-notes',
    '/python/docs/release-notes',
    '/python/',
  ]);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#build/testing.ts';
import { browserBuildsData } from '#features/browser-builds/data.ts';
import { devicesData } from '#features/devices/data.ts';
import { type FeatureData, valueOf } from '#features/featureData.ts';
import { releasesData } from '#features/releases/data.ts';
import { MATCHER, type UrlMatcher, urlPatternsData } from '#features/url-patterns/data.ts';
import { videosData } from '#features/videos/data.ts';
import { NO_STORE } from '#pipeline/cacheStore.ts';
import { allOrErrors, loadInternal, readFeatureData } from './readFeatureData.ts';

const none = { nodejs: {}, python: {}, java: {}, dotnet: {} };
const additions = () => Promise.resolve({ current: none, stable: none });
const read = await readFeatureData(process.cwd(), {
  store: NO_STORE,
  additions,
  demoPages: ['basket'],
});
const of = <T>(data: FeatureData<T>): T => valueOf(read, data);

test('finds a reason for every outcome, and an explanation for every flag, in both packages', () => {
  expect(read.problems).toEqual([]);
});

test('survives the store', () => {
  expect(JSON.parse(JSON.stringify(read))).toEqual(read);
});

test('reads the lists of this site', () => {
  expect(Object.values(of(videosData)).map((list) => list.length)).not.toContain(0);
  expect(of(releasesData).history.at(-1)?.version).toBe('1.7');
});

test('computes whether patterns match with the package of each version', () => {
  const patterns = of(urlPatternsData);
  const seats = (version: 'current' | 'stable') =>
    patterns[version]
      .find(({ pattern }) => pattern === '**/shows/**/seats')
      ?.cases.map(({ matches }) => matches);

  // The releases differ in this one.
  expect(seats('stable')).toEqual([true, false]);
  expect(seats('current')).toEqual([true, true]);
});

test('finds the matcher in a release that is one bundle', () => {
  // The release that tests this site.
  const core = join(process.cwd(), 'node_modules/playwright-core');
  const matches = loadInternal(core, MATCHER, '') as UrlMatcher;

  expect(matches(undefined, 'https://stagehand.example/basket', '**/basket')).toBe(true);
});

test('says of everything that a release has moved what needs it and where it was looked for', async () => {
  const core = await temporaryFolder({
    'package.json': '{ "name": "playwright-core", "version": "1.99.0" }',
    'lib/coreBundle.js': 'module.exports = { iso: {} };',
  });
  const load = () => loadInternal(core, MATCHER, '"::url-patterns"');
  const loadOther = () => loadInternal(core, [{ file: 'lib/x.js', path: [] }], '"::devices"');

  const check = allOrErrors([load, load, loadOther]);

  await expect(check).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: playwright-core 1.99.0 has no "urlMatches" in lib/utils/isomorphic/urlMatch.js or "iso.urlMatches" in lib/coreBundle.js, which "::url-patterns" depends on. Find out where the release keeps it, and add the place in the "data.ts" of the feature.
    playwright-core 1.99.0 has no lib/x.js, which "::devices" depends on. Find out where the release keeps it, and add the place in the "data.ts" of the feature.]
  `);
});

test('reads the browsers of each release, those that are installed by default first', () => {
  const { stable, current } = of(browserBuildsData);

  expect(stable.slice(0, 5)).toMatchObject([
    { name: 'chromium', revision: '1194', browserVersion: '141.0.7390.37', installByDefault: true },
    { name: 'chromium-headless-shell', revision: '1194', installByDefault: true },
    { name: 'firefox', revision: '1495', installByDefault: true },
    { name: 'webkit', revision: '2215', revisionOverrides: { mac12: '2009' } },
    { name: 'ffmpeg', installByDefault: true },
  ]);
  expect(stable.slice(5).map(({ installByDefault }) => installByDefault)).not.toContain(true);
  expect(stable.map(({ name }) => name)).not.toContain('android');
  expect(current[0]).toMatchObject({ name: 'chromium', revision: '1198' });
});

test('reads the devices of each release, one row for both ways to hold them', () => {
  const devices = of(devicesData).stable;
  const phone = devices.find(({ name }) => name === 'iPhone 15');

  expect(phone).toMatchObject({
    viewport: { width: 393, height: 659 },
    landscape: { viewport: { width: 734, height: 343 } },
    deviceScaleFactor: 3,
    defaultBrowserType: 'webkit',
  });
  expect(devices.length).toBeGreaterThan(70);
  expect(devices.filter(({ name }) => / landscape$/.test(name))).toEqual([]);
  expect(devices.find(({ name }) => name === 'Desktop Firefox')?.landscape).toBeUndefined();
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMatcher } from './packageInternals.ts';
import { readReleases } from './readReleases.ts';

const { releases, problems } = await readReleases(process.cwd());

test('finds a reason for every outcome, and an explanation for every flag, in both packages', () => {
  expect(problems).toEqual([]);
});

test('computes whether patterns match with the package of each version', () => {
  const seats = (version: 'current' | 'stable') =>
    releases[version].urlPatterns
      .find(({ pattern }) => pattern === '**/shows/**/seats')
      ?.cases.map(({ matches }) => matches);

  // The releases differ in this one.
  expect(seats('stable')).toEqual([true, false]);
  expect(seats('current')).toEqual([true, true]);
});

test('finds the matcher in a release that is one bundle', () => {
  // The release that tests this site.
  const matches = loadMatcher(join(process.cwd(), 'node_modules/playwright-core'));

  expect(matches(undefined, 'https://stagehand.example/basket', '**/basket')).toBe(true);
});

test('says what is missing in a package without the matcher', () => {
  const folder = mkdtempSync(join(tmpdir(), 'core-'));
  writeFileSync(join(folder, 'package.json'), '{"name": "playwright-core", "version": "9.9.9"}');

  expect(() => loadMatcher(folder)).toThrowErrorMatchingInlineSnapshot(
    `[Error: playwright-core 9.9.9 has no "urlMatches" in lib/utils/isomorphic/urlMatch.js or "iso.urlMatches" in lib/coreBundle.js, which "::url-patterns" depends on. Find out where the release keeps it, and add the place in src/build/packageInternals.ts.]`,
  );
});

test('reads the browsers of each release, those that are installed by default first', () => {
  const { browserBuilds } = releases.stable;

  expect(browserBuilds.slice(0, 5)).toMatchObject([
    { name: 'chromium', revision: '1194', version: '141.0.7390.37', isDefault: true },
    { name: 'chromium-headless-shell', revision: '1194', isDefault: true },
    { name: 'firefox', revision: '1495', isDefault: true },
    { name: 'webkit', revision: '2215', overrides: { mac12: '2009' } },
    { name: 'ffmpeg', version: undefined, isDefault: true },
  ]);
  expect(browserBuilds.slice(5).map(({ isDefault }) => isDefault)).not.toContain(true);
  expect(browserBuilds.map(({ name }) => name)).not.toContain('android');
  expect(releases.current.browserBuilds[0]).toMatchObject({ name: 'chromium', revision: '1198' });
});

test('reads the devices of each release, one row for both ways to hold them', () => {
  const { devices } = releases.stable;
  const phone = devices.find(({ name }) => name === 'iPhone 15');

  expect(phone).toMatchObject({
    viewport: { width: 393, height: 659 },
    landscape: { viewport: { width: 734, height: 343 } },
    scale: 3,
    browser: 'webkit',
  });
  expect(devices.length).toBeGreaterThan(70);
  expect(devices.filter(({ name }) => / landscape$/.test(name))).toEqual([]);
  expect(devices.find(({ name }) => name === 'Desktop Firefox')?.landscape).toBeUndefined();
});

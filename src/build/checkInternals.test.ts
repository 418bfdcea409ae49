import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportTogether } from './checkInternals.ts';
import { readFrameworkModule } from './frameworkModules.ts';
import { loadDevices, loadMatcher } from './packageInternals.ts';

test('says of everything that a release has moved what needs it and where it was looked for', () => {
  const core = mkdtempSync(join(tmpdir(), 'core-'));
  mkdirSync(join(core, 'lib'));
  writeFileSync(join(core, 'package.json'), '{ "name": "playwright-core", "version": "1.99.0" }');
  writeFileSync(join(core, 'lib/coreBundle.js'), 'module.exports = { iso: {} };');

  const check = () =>
    reportTogether([
      () => loadDevices(core),
      () => loadMatcher(core),
      () => loadMatcher(core),
      () => readFrameworkModule(core, 'urlMatch'),
    ]);

  expect(check).toThrowErrorMatchingInlineSnapshot(`
    [Error: playwright-core 1.99.0 has no lib/server/deviceDescriptorsSource.json or "devices" in index.js, which "::devices" depends on. Find out where the release keeps it, and add the place in src/build/packageInternals.ts.
    playwright-core 1.99.0 has no "urlMatches" in lib/utils/isomorphic/urlMatch.js or "iso.urlMatches" in lib/coreBundle.js, which "::url-patterns" depends on. Find out where the release keeps it, and add the place in src/build/packageInternals.ts.
    playwright-core 1.99.0 has neither lib/utils/isomorphic/urlMatch.js nor lib/coreBundle.js with "urlMatch", which the labs run. Find out where the release keeps it, and update src/build/frameworkModules.ts.]
  `);
  rmSync(core, { recursive: true });
});

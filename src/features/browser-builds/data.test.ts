import { expect, test } from 'vitest';
import { parseBrowserBuilds } from './data.ts';

test('says what a package has in another way', () => {
  const data = { browsers: [{ name: 'webkit', revision: 2215, installByDefault: true }] };

  expect(() => parseBrowserBuilds(data, 'browsers.json of playwright-core 2.0.0'))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: browsers.json of playwright-core 2.0.0 does not have the format that "::browser-builds" expects; update src/features/browser-builds/data.ts:
    ✖ Invalid input: expected string, received number
      → at browsers[0].revision]
  `);
});

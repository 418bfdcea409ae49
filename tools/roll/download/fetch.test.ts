import { expect, test } from 'vitest';
import { isUnknownRelease } from './fetchPackages.ts';
import { explain } from './fetchRelease.ts';

test.each([
  ['npm error code ETARGET', 'The npm registry has no release 9.9.9 of playwright.'],
  ['npm error code E404', 'The npm registry has no release 9.9.9 of playwright.'],
  ['npm error code ECONNREFUSED', 'The npm registry cannot be reached.'],
  ['npm error code ENOTFOUND', 'The npm registry cannot be reached.'],
  ['npm error code EACCES', 'playwright 9.9.9 cannot be installed. npm says:\nnpm error code'],
])('explains "%s"', (complaint, message) => {
  expect(explain('9.9.9', complaint)).toContain(message);
});

test('tells a release without a wheel from a registry that does not respond', () => {
  const complain = (versions: string) =>
    `ERROR: Could not find a version that satisfies playwright==9.9.* (from versions: ${versions})`;

  expect(isUnknownRelease(complain('1.55.0, 1.56.0'))).toBe(true);
  expect(isUnknownRelease(complain('none'))).toBe(false);
  expect(isUnknownRelease('spawn python3 ENOENT')).toBe(false);
});

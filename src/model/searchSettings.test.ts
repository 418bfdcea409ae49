import { expect, test } from 'vitest';
import { isHosted } from './searchPath.ts';
import { searchSettings } from './searchSettings.ts';

test('fills in what the configuration leaves out', () => {
  expect(searchSettings({})).toEqual({
    timeoutMs: 2000,
    facetFilters: [],
    contextualSearch: true,
    searchPagePath: 'search',
    insights: false,
    disableUserPersonalization: false,
    placeholder: 'Search docs',
    maxResultsPerGroup: 5,
  });
});

test('keeps what the configuration says, false included', () => {
  expect(searchSettings({ contextualSearch: false, searchPagePath: false })).toMatchObject({
    contextualSearch: false,
    searchPagePath: false,
  });
});

test.each([
  [{}, false],
  [{ placeholder: 'Find' }, false],
  [{ appId: 'APP' }, true],
  [{ apiKey: 'key' }, true],
])('detects whether %j configures a hosted service: %s', (search, expected) => {
  expect(isHosted(search)).toBe(expected);
});

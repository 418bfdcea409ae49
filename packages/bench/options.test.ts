import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('measures everything five times by default', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    pages: ['/', '/docs/intro', '/docs/locators', '/docs/api/class-page'],
  });
});

test('reads pages with and without their slash', () => {
  expect(readOptions(['--pages', '/docs/intro, docs/locators']).pages).toEqual([
    '/docs/intro',
    '/docs/locators',
  ]);
});

test.each([
  [['--runs', 'many']],
  [['--runs', '0']],
  [['--only', 'speed']],
  [['--only', 'build', '--built', 'dist']],
])('refuses %j and says where to look', (args) => {
  expect(() => readOptions(args)).toThrow('See npm run tool -- bench --help');
});

test('refuses an option that it does not have', () => {
  expect(() => readOptions(['--fast'])).toThrow("Unknown option '--fast'");
});

import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('measures everything five times by default', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    only: undefined,
    built: undefined,
    site: undefined,
    pages: [],
  });
});

test('reads pages with and without their slash', () => {
  expect(readOptions(['--pages', '/docs/intro, docs/locators']).pages).toEqual([
    '/docs/intro',
    '/docs/locators',
  ]);
});

test.each([[['--runs', 'many']], [['--runs', '0']], [['--only', 'speed']], [['--fast']]])(
  'refuses %j and says how to use it',
  (args) => {
    expect(() => readOptions(args)).toThrow('See npm run tool -- bench --help');
  },
);

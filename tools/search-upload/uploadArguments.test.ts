import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { uploadArguments } from './uploadArguments.ts';

const parse = (...args: string[]) => uploadArguments(args, siteConfig);

test('uploads all editions unless told otherwise', () => {
  expect(parse()).toEqual({
    editions: siteConfig.editions,
    folder: 'dist/search/records',
    isDryRun: false,
  });
});

test('reads editions, folder and dry run', () => {
  const args = parse('--edition', 'java', '--edition', 'python', '--records', 'x', '--dry-run');

  expect(args.editions.map(({ id }) => id)).toEqual(['java', 'python']);
  expect(args).toMatchObject({ folder: 'x', isDryRun: true });
});

test.each([
  [['--edition', 'ruby'], 'Unknown edition "ruby".'],
  [['--force'], "Unknown option '--force'"],
  [['python'], "Unexpected argument 'python'"],
])('refuses %j and says how to use it', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
  expect(() => parse(...args)).toThrow('See npm run tool -- search-upload --help');
});

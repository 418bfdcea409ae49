import { expect, test } from 'vitest';
import { flagSymbols } from './flagSymbols.ts';
import { buildTestSite, guide } from './testing.ts';

function symbols(...bodies: string[]) {
  const docs = bodies.map((body, index) => guide(`g${index}`, body));
  const { pages } = buildTestSite({ docs });
  const inScope = pages.filter(
    ({ meta }) => meta.edition === 'nodejs' && meta.version === 'stable',
  );
  return flagSymbols(inScope);
}

test('leads to the place that is about a flag most, whichever page it is on', () => {
  expect(symbols('With `--ui`.', '## UI mode\n\nWith `--ui`.', '- `--ui`: a window.')).toEqual([
    { name: '--ui', aliases: [], kind: 'flag', path: '/docs/g1#ui-mode' },
  ]);
});

test('leads to the first page among equals, and to its top without a heading', () => {
  expect(symbols('With `-g`.', 'With `-g`.')).toEqual([
    { name: '-g', aliases: [], kind: 'flag', path: '/docs/g0' },
  ]);
});

test('leads to the reference of the command line, whatever the headings of guides name', () => {
  const reference = '## Command-line options\n\n- `--ui`: a window.';

  expect(symbols('## UI mode\n\nWith `--ui`.', reference, '## UI\n\n`--ui`')).toEqual([
    { name: '--ui', aliases: [], kind: 'flag', path: '/docs/g1#command-line-options' },
  ]);
});

test('leaves out release notes, which say when a flag came, not what it is for', () => {
  const { pages } = buildTestSite({ docs: [guide('release-notes', 'New: `--ui`.')] });

  expect(flagSymbols(pages)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { FeatureValues } from '#features/featureData.ts';
import { render } from './testing.ts';
import { flagSymbols } from './flagsOf.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';

function places(body: string, data: FeatureValues = {}): string[] {
  return render(body, { data }).page.flags.map(
    ({ name, anchor, rank }) => `${name} #${anchor} ${rank}`,
  );
}

test('finds flags in code and in commands, not in prose or programs', () => {
  const body = [
    'Add `--headed` or `--grep=seat`, but -- not --this.',
    '```bash\nplay -g "a b" --last-failed\n```',
    '```ts\nrun("--never");\n```',
  ].join('\n\n');

  expect(places(body)).toEqual([
    '--headed # mentioned',
    '--grep # mentioned',
    '-g # mentioned',
    '--last-failed # mentioned',
  ]);
});

test('gives a flag to the first section below a heading that uses it', () => {
  expect(places('Try `--ui`.\n\n## Modes\n\nWith `--ui`.\n\n## More\n\nAgain `--ui`.')).toEqual([
    '--ui #modes used',
  ]);
});

test.each([
  ['a row', '| Flag | |\n| --- | --- |\n| `--ui` | A window. |'],
  ['an item', '- `-u` or `--ui`: a window.'],
])('prefers the place of %s that begins with it', (_name, block) => {
  const body = `## Modes\n\nWith \`--ui\`.\n\n## All flags\n\n${block}`;

  expect(places(body)).toContain('--ui #all-flags defined');
});

test('does not take the other cells and words of a list for definitions', () => {
  const body = '## A\n\n| Wish | Flag |\n| --- | --- |\n| Look | `--ui` |\n\n- Use `--debug`.';

  expect(places(body)).toEqual(['--ui #a used', '--debug #a used']);
});

test('prefers the section whose heading names it', () => {
  const body = '## All flags\n\n- `--ui`: a window.\n\n## Use the UI mode\n\nWith `--ui`.';

  expect(places(body)).toEqual(['--ui #use-the-ui-mode named']);
});

test('knows the properties of build tools', () => {
  expect(places('## A\n\n`mvn test -Dheaded=true -Da.b=1`')).toEqual([
    '-Dheaded #a used',
    '-Da.b #a used',
  ]);
});

test.each([
  ['an item', '- `--grep`: a title.'],
  ['a section whose heading names it', 'With `--grep`.'],
])('prefers the entry of the command line to %s', (_name, block) => {
  const body = `## Grep for titles\n\n${block}\n\n## All\n\n::command-line{command="test"}`;

  const entries = [{ names: ['-g', '--grep'], explanation: [] }];
  const stable = [{ name: 'test', usage: '', about: [], entries }];

  expect(places(body, { 'command-line': { stable, current: [] } })).toContain(
    '--grep #option-grep listed',
  );
});

test('takes the rows below "Command-line options" for a reference', () => {
  const rows = '| Option | |\n| --- | --- |\n| `--ui` | A window, like `--headed`. |';
  const body = `## UI mode\n\nWith \`--ui\`.\n\n## Command-line options {#cli}\n\n${rows}`;

  expect(places(body)).toEqual(['--ui #cli listed', '--headed #cli used']);
});

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

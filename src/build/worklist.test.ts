import { expect, test } from 'vitest';
import { setAside } from './worklist.ts';

const missing = {
  file: 'content/api/Page.md',
  line: 1,
  what: '"ref" has no text.',
  fix: 'Write it.',
};

test('sets aside what is on the list, wherever it stands by now', () => {
  const moved = { ...missing, line: 40 };

  expect(setAside([moved], { open: [missing] })).toEqual({ problems: [], waiting: [moved] });
});

test('reports what is not on the list, and what is done but still on it', () => {
  const other = { ...missing, what: '"url" has no text.' };
  const { problems, waiting } = setAside([other], { open: [missing] });

  expect(waiting).toEqual([]);
  expect(problems.map(({ file, what }) => `${file}: ${what}`)).toEqual([
    'content/api/Page.md: "url" has no text.',
    'data/worklist.json: This is done, but still on the list: content/api/Page.md: "ref" has no text.',
  ]);
});

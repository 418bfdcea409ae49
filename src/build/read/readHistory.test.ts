import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { parseHistory, readHistory } from './readHistory.ts';

test('takes the newest date of each file', () => {
  const log = '@2025-11-05\n\ncontent/a.md\n@2025-10-01\n\ncontent/a.md\ncontent/b.md\n';

  expect([...parseHistory(log)]).toEqual([
    ['content/a.md', '2025-11-05'],
    ['content/b.md', '2025-10-01'],
  ]);
});

test('has no dates outside a repository', async () => {
  expect(await readHistory(tmpdir())).toEqual(new Map());
});

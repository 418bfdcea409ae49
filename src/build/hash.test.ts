import { beforeEach, expect, test } from 'vitest';
import { hashPaths } from './hash.ts';
import { temporaryFolder, writeFiles } from './testing.ts';

let root: string;

beforeEach(async () => {
  root = await temporaryFolder({ 'src/model/page.ts': 'before' });
});

test.each([
  ['src/model/page.ts', true],
  ['src/model/new.ts', true],
  ['src/shell/a.css', true],
  ['content/docs/README.md', true],
  ['src/model/page.test.ts', false],
  ['src/shell/Shell.test.tsx', false],
  ['src/pipeline/testing.ts', false],
  ['src/model/README.md', false],
])('changes with %s: %s', async (file, expected) => {
  const hash = () => hashPaths(root, ['src', 'content', 'tools']);
  const before = await hash();

  await writeFiles(root, { [file]: 'after' });

  expect((await hash()) !== before).toBe(expected);
});

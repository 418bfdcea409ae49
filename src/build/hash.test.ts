import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPaths } from './hash.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hash-'));
  await write('src/model/page.ts');
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `${file} ${Math.random()}`);
}

const hash = () => hashPaths(root, ['src', 'content', 'tools']);

test.each(['src/model/page.ts', 'src/model/new.ts', 'src/shell/a.css', 'content/docs/README.md'])(
  'changes with %s',
  async (file) => {
    const before = await hash();

    await write(file);

    expect(await hash()).not.toBe(before);
  },
);

test.each([
  'src/model/page.test.ts',
  'src/shell/Shell.test.tsx',
  'src/pipeline/testing.ts',
  'src/model/README.md',
])('stays the same whatever is in %s', async (file) => {
  const before = await hash();

  await write(file);

  expect(await hash()).toBe(before);
});

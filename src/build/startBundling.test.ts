import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildProblems } from './buildProblems.ts';
import { startBundling } from './startBundling.ts';

test('fails with what the bundler says', async () => {
  const root = await mkdtemp(join(tmpdir(), 'nothing-'));

  const failure = await startBundling(root, join(root, 'cache')).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(BuildProblems);
  expect(failure).toHaveProperty('message', expect.stringContaining('entry.inline.ts'));
  await rm(root, { recursive: true });
});

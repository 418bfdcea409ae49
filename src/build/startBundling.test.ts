import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildProblems } from './buildProblems.ts';
import { startBundling } from './startBundling.ts';
import { temporaryFolder } from './testing.ts';

test('fails with what the bundler says', async () => {
  const root = await temporaryFolder();

  const failure = await startBundling(root, join(root, 'cache')).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(BuildProblems);
  expect(failure).toHaveProperty('message', expect.stringContaining('entry.inline.ts'));
});

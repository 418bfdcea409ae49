import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { missingLabs } from './bundle.ts';
import { prepareLabs } from './labs.ts';

const root = mkdtempSync(join(tmpdir(), 'no-labs-'));
const prepare = () => prepareLabs(root, join(root, 'scene'));

afterAll(() => rmSync(root, { recursive: true }));

test('has a reason if the package is missing, or if a release lacks what labs run', async () => {
  await expect(prepare()).rejects.toThrow('packages/labs is missing.');

  mkdirSync(join(root, 'packages/labs'), { recursive: true });
  writeFileSync(
    join(root, 'packages/labs/build.ts'),
    "export const labs = { findProblems: () => ['No injected script.', 'No parser.'] };",
  );
  await expect(prepare()).rejects.toThrow('No injected script.\nNo parser.');
});

test('names the labs that a site lacks', () => {
  const lab = guide('translator', '::lab{name="translator"}');
  const { pages } = buildTestSite({ docs: [guide('seats'), lab] });

  expect(missingLabs(pages, new Error('packages/labs is missing.'))).toBe(
    'Warning: these labs are missing: About translator. packages/labs is missing.',
  );
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#build/testing.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import { missingLabs } from './bundle.ts';
import { prepareLabs } from './labs.ts';

test('has a reason if the package is missing, or if a release lacks what labs run', async () => {
  const root = await temporaryFolder();
  const prepare = () => prepareLabs(root, join(root, 'scene'));
  await expect(prepare()).rejects.toThrow('packages/labs is missing.');

  const labs = "{ findProblems: () => ['No injected script.', 'No parser.'] }";
  await writeFiles(root, { 'packages/labs/build.ts': `export const labs = ${labs};` });
  await expect(prepare()).rejects.toThrow('No injected script.\nNo parser.');
});

test('names the labs that a site lacks', () => {
  const lab = guide('translator', '::lab{name="translator"}');
  const { pages } = buildTestSite({ docs: [guide('seats'), lab] });

  expect(missingLabs(pages, new Error('packages/labs is missing.'))).toBe(
    'Warning: these labs are missing: About translator. packages/labs is missing.',
  );
});

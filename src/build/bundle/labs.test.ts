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

test('has labs without Run if a release lacks only what samples run with', async () => {
  const root = await temporaryFolder();
  const problems = "(_root, part) => (part === 'run' ? ['No server.'] : [])";
  const rest = "run: 'run.ts', scene: 'scene.ts', frameworkModules: () => ({ name: 'none' })";
  const labs = `{ entry: 'labs.ts', ${rest}, sceneModule: () => ({ name: 'scene' }), findProblems: ${problems} }`;
  await writeFiles(root, {
    'packages/labs/build.ts': `export const labs = ${labs};`,
    'scene.ts': 'console.log("scene")',
  });

  expect(await prepareLabs(root, join(root, 'scene'))).toMatchObject({
    ...{ entry: 'labs.ts', run: '', runProblem: 'No server.' },
  });
});

test('names the labs that a site lacks', () => {
  const lab = guide('translator', '::lab{name="translator"}');
  const { pages } = buildTestSite({ docs: [guide('seats'), lab] });

  expect(missingLabs(pages, new Error('packages/labs is missing.'))).toBe(
    'Warning: these labs are missing: About translator. packages/labs is missing.',
  );
});

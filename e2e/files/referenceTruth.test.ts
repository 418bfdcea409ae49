import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWorklist } from '#build/worklist.ts';
import { checkHtml, checkReference, subjects } from '../../tools/reference-check/checkReference.ts';
import { sortFindings } from '../../tools/reference-check/sortFindings.ts';
import { MUTATIONS } from './referenceMutations.ts';

test('shows on every class page what the packages of its version say', async () => {
  const { findings } = await readWorklist('.');
  const { open } = sortFindings(checkReference(), findings);

  expect(
    open.map(({ kind, file, place, detail }) => `${kind}: ${file} ${place} ${detail}`),
  ).toEqual([]);
});

const pages = subjects();

test.each(MUTATIONS)('notices a page that $name', ({ file, kind, place, change }) => {
  const subject = pages.find((page) => page.file === file);
  const html = readFileSync(`dist/${file}`, 'utf8');
  const find = (text: string) =>
    (subject ? checkHtml(subject, text) : []).filter(
      (finding) => finding.kind === kind && finding.place === place,
    ).length;

  expect(find(change(html))).toBeGreaterThan(find(html));
});

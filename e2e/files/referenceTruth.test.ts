import { expect, test } from 'vitest';
import { checkReference } from '../../tools/reference-check/checkReference.ts';
import { sortFindings } from '../../tools/reference-check/sortFindings.ts';

test('shows on every class page what the packages of its version say', () => {
  const { open } = sortFindings(checkReference());

  expect(
    open.map(({ kind, file, place, detail }) => `${kind}: ${file} ${place} ${detail}`),
  ).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readData } from '../../readData.ts';
import { sampleOf } from '../testing.ts';
import { checkClaims } from './checkClaims.ts';

test('names runs without the section whose sentences they are behind', () => {
  const guides = [{ id: 'seats', text: '## Book {#book aliases="order"}' }];
  const behind = (page: string, heading: string) => sampleOf('$ node a.mjs', { page, heading });
  const unshown = [behind('seats', 'book'), behind('seats', 'pay'), behind('rows', 'book')];

  expect(checkClaims(unshown, guides).map(({ what }) => what)).toEqual([
    'The guide "seats" has no section "pay".',
    'There is no guide "rows".',
  ]);
});

test('finds the sections that are listed as not run', () => {
  const text = z.string();
  const list = readData(
    'content/samples/projects/notRun.yaml',
    z.array(
      z.strictObject({ guide: text, sections: z.array(text).optional(), why: text, instead: text }),
    ),
  );
  const listed = list.flatMap(({ guide, sections = [''] }) =>
    sections.map((heading) => sampleOf('', { page: guide, heading })),
  );
  const guides = list.map(({ guide: id }) => ({
    id,
    text: readFileSync(`content/docs/${id}.md`, 'utf8'),
  }));

  expect(checkClaims(listed, guides)).toEqual([]);
});

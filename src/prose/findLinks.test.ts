import { expect, test } from 'vitest';
import { findLinks } from './findLinks.ts';
import { proseOf } from './proseOf.ts';
import { guideOf } from './testing.ts';

const concepts = [{ guides: ['frames', 'frames-intro'], names: ['iframe', 'iframes'] }];

function missing(body: string, { id = 'pages', exists = true } = {}) {
  const doc = guideOf(id, body);
  return findLinks(proseOf(doc.tree), { id, concepts, exists: () => exists });
}

test('asks for a link in the section that mentions a concept first', () => {
  const body = 'Text.\n\n## Payment\n\nThe form is an iframe.\n\n## More\n\n[Frames](./frames.md)';

  expect(missing(body)).toMatchObject([
    {
      line: 10,
      text: 'iframe',
      what: '"iframe" has no link to its guide: "The form is an iframe.".',
      fix: 'Link it here or in the same section: [iframe](./frames.md).',
    },
  ]);
});

test('takes any link to the guide in that section or before it', () => {
  expect(
    missing('## Payment\n\nThe form is an iframe.\n\nSee [Frames](./frames.md#find).'),
  ).toEqual([]);
  expect(missing('See [Frames](./frames.md).\n\n## Payment\n\nThe form is an iframe.')).toEqual([]);
});

test('takes a link to another guide on the same subject', () => {
  expect(missing('An iframe, see [Frames](./frames-intro.md).')).toEqual([]);
  expect(missing('An iframe.', { id: 'frames-intro' })).toEqual([]);
});

test('asks for nothing in headings and code, on the page itself, and where the guide is missing', () => {
  expect(missing('## An iframe\n\nText with `iframe`.')).toEqual([]);
  expect(missing('An iframe.', { id: 'frames' })).toEqual([]);
  expect(missing('An iframe.', { exists: false })).toEqual([]);
});

import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])('titles a %s with its own word', (kind, word) => {
  expect(htmlOf(`:::${kind}\nBook early.\n:::`)).toBe(
    `<div class="admonition" data-kind="${kind}" role="note">
<p class="admonition-title">${word}</p>
<p>Book early.</p>
</div>`,
  );
});

test('uses the title of an admonition with its markup', () => {
  expect(htmlOf(':::tip[Book *early*]\nNow.\n:::')).toContain(
    '<p class="admonition-title">Book <em>early</em></p>',
  );
});

import { expect, test } from 'vitest';
import { htmlOf, problemsOf, render } from '#pipeline/markdown/testing.ts';

test('marks the place, with a text for readers without scripts', () => {
  expect(htmlOf('::lab{name="translator"}')).toContain(
    '<div data-lab="translator" data-language="javascript"><p>This lab runs in your browser',
  );
});

test('leaves the tool out of the twin', () => {
  expect(render('::lab{name="translator"}').page.markdown).toBe('# Seats\n');
});

test.each([
  ['::lab', '"::lab" has no name.'],
  ['::lab{name="translater"}', 'There is no lab "translater".\n  Did you mean "translator"?'],
  ['::lab{name="translator" wide="yes"}', '"::lab" has an unknown attribute "wide".'],
])('refuses %s', (source, problem) => {
  expect(problemsOf(source)).toContain(problem);
});

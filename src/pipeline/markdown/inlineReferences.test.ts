import { expect, test } from 'vitest';
import { htmlOf, problemsOf } from './testing.ts';

test('resolves links and images that are defined elsewhere', () => {
  const body = 'Read [the intro][1].\n\n![A stage][2]\n\n[1]: ./intro.md\n[2]: ../images/stage.png';

  expect(problemsOf(body)).toBe('');
  expect(htmlOf(body)).toContain('<a href="/sub/docs/intro">the intro</a>');
  expect(htmlOf(body)).toContain('<figure');
});

test('reports a dead link at the place of its use', () => {
  expect(problemsOf('Read\n[the intro][1].\n\n[1]: ./nope.md')).toMatch(
    /^content.docs.seats.md:6\n/,
  );
});

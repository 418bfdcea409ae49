import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { checkImages } from './checkImages.ts';
import { testSite } from './markdown/testing.ts';

function problemsOf(names: string[], text: string, made = {}, slug = 'seats'): string {
  const images = names.map((name) => `content/images/${name}`);
  const docs = [{ path: `content/docs/${slug}.md`, text }];
  const content = { docs, community: [], home: [], images };
  const problems = checkImages(content, testSite, JSON.stringify(made, null, 2));
  return problems.map(formatProblem).join('\n');
}

test('accepts images that documents show, and their variants and clips', () => {
  const shared = ['a.webp', 'a-dark.webp', 'a-python.webp', 'a-python-dark.webp', 'a-python.mp4'];
  const single = ['b-java.webp', 'b-java-dark.webp'];
  const text = '![A](../images/a.webp) ![B](../images/b-java.webp)';

  expect(problemsOf([...shared, ...single], text)).toBe('');
});

test('reports images that no document shows', () => {
  expect(problemsOf(['a.webp', 'a-clip.webp'], '![A](../images/a.webp)')).toMatchInlineSnapshot(`
    "content/images/a-clip.webp:1
      No document shows the image "content/images/a-clip.webp".
      Use it, or remove the file."
  `);
});

test('reports a guide about a screen without an image', () => {
  const slug = 'trace-viewer-intro';

  expect(problemsOf(['a.webp'], '![A](../images/a.webp)', {}, slug)).toBe('');
  expect(problemsOf([], 'Only words.', {}, slug)).toMatchInlineSnapshot(`
    "content/docs/trace-viewer-intro.md:1
      This guide is about a screen, but shows none.
      Add a screenshot: packages/screenshots takes them."
  `);
});

test('reports a screenshot of another release, but not of another patch', () => {
  const made = { a: '1.56.9', b: '1.2.3' };

  expect(problemsOf([], '', made)).toMatchInlineSnapshot(`
    "content/images/made.json:3
      The screenshot "b" shows 1.2.3, but the guides are about 1.56.1.
      Run "npm run tool -- screenshots b"."
  `);
});

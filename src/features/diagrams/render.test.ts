import { expect, test } from 'vitest';
import { htmlOf, problemsOf, render } from '#pipeline/markdown/testing.ts';

const fence = (meta: string, ...lines: string[]) =>
  ['```diagram ' + meta, ...lines, '```'].join('\n');
const FLOW = fence('flow title="A run"', 'setup -> `a`, b: session', 'b -> cleanup -> end');

test('draws a figure for each width, with a caption and a list (drawn-diagrams)', () => {
  const html = htmlOf(FLOW);

  expect(html).toMatch(/^<figure class="diagram"><svg class="diagram-wide" .*<\/figure>$/);
  expect(html.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(2);
  expect(html.match(/<text [^>]*>setup<\/text>/g)).toHaveLength(2);
  expect(html).toContain(
    '<ol><li>setup: session, then <code>a</code> and b</li><li>b, then cleanup, then end</li></ol>',
  );
  expect(html).toContain('<figcaption>A run</figcaption>');
});

test('gives the twin the list, and search the caption', () => {
  const { page } = render(FLOW);

  expect(page.markdown).toContain(
    'A run:\n\n1. setup: session, then `a` and b\n2. b, then cleanup, then end\n',
  );
  expect(page.sections.flatMap(({ texts }) => texts)).toEqual(['A run']);
});

test.each([
  [
    fence('timeline title="T"', 'W 1: [a ✓][b ✘]', 'W 2:   [c]', 'W 3:          [b]'),
    '<li>W 1: a (passes), then b (fails)</li><li>At the same time, W 2: c</li><li>After that, W 3: b</li>',
  ],
  [fence('nest title="T"', 'Out', '  In', 'Next'), '<li>Out<ol><li>In</li></ol></li><li>Next</li>'],
])('describes %j', (body, list) => {
  expect(htmlOf(body)).toContain(`<ol>${list}</ol>`);
});

test('leaves out a layout that is wider than the column', () => {
  const long = Array.from({ length: 8 }, (_, index) => `a step of the run ${index}`).join(' -> ');

  expect(htmlOf(fence('flow title="T"', long)).match(/<svg/g)).toHaveLength(1);
});

test('reports everything that cannot be drawn', () => {
  const body = [
    fence('flows', 'a -> b'),
    fence('nest title="T"'),
    fence('flow title="T"', 'a -> b: x', 'c', 'd -> bb', 'a -> c -> b: y'),
    fence('timeline title="T"', 'W: [a]', '[b]'),
    fence('nest title="T"', 'a', '    b', `  ${'unbreakable'.repeat(4)}`),
    fence('flow title="T"', `a -> ${'unbreakable'.repeat(4)}`),
  ].join('\n\n');

  expect(problemsOf(body)).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The diagram has no title.
      Say what it shows, in the line of the fence: "\`\`\`diagram flow title="…"".
    content/docs/seats.md:5
      Unknown kind of diagram "flows".
      Did you mean "flow"? The kinds are flow, timeline and nest: "\`\`\`diagram flow title="…"".
    content/docs/seats.md:9
      The diagram is empty.
      Write one node per line; indent what is inside by two more spaces.
    content/docs/seats.md:14
      "c" can't be drawn.
      Write lines like "setup -> chromium, firefox: saved session"; the label is optional.
    content/docs/seats.md:15
      No node of "d -> bb" is in a line above.
      Did you mean "a"? Start with a node that is there: a and b.
    content/docs/seats.md:16
      Two labels would be before "b", one over the other.
      Give each arrow that has a label a node of its own.
    content/docs/seats.md:21
      "[b]" can't be drawn.
      Write lines like "Worker 1: [home ✓] [basket ✘]"; columns stand for time.
    content/docs/seats.md:26
      "b" can't be drawn.
      Write one node per line; indent what is inside by two more spaces.
    content/docs/seats.md:24
      "unbreakableunbreakableunbreakableunbreakable" is wider than its node on a phone.
      Shorten it, or make its node wider and others narrower.
    content/docs/seats.md:30
      The diagram is 347 pixels wide, more than the 328 of a phone.
      Shorten the longest words and labels, or put fewer nodes beside each other."
  `);
});

import { expect, test } from 'vitest';
import { htmlOf, render } from '#pipeline/markdown/testing.ts';

const MATRIX = '::edition-matrix';

test('makes a table of guides and one of classes, reachable by keyboard and not prefetched', () => {
  const boxes = [...htmlOf(MATRIX).matchAll(/<div class="table edition-matrix" (.*?)><table>/g)];

  expect(boxes.map(([, attributes]) => attributes)).toEqual([
    'tabindex="0" role="region" aria-label="Guides in each edition" data-no-prefetch=""',
    'tabindex="0" role="region" aria-label="API classes in each edition" data-no-prefetch=""',
  ]);
});

test('counts what each edition has, and links each page by its title and edition', () => {
  const html = htmlOf(MATRIX);

  expect(html).toContain(
    '<th scope="col">Guide</th><th scope="col">Node.js <span class="edition-count">2</span></th>' +
      '<th scope="col">Python <span class="edition-count">1</span></th>' +
      '<th scope="col">Java <span class="edition-count">0</span></th>',
  );
  expect(html).toContain(
    '<tr><th scope="row">Seats &#x26; rows</th>' +
      '<td><a href="/sub/docs/seats" aria-label="Seats &#x26; rows in Node.js">✓</a></td>' +
      '<td><a href="/sub/python/docs/seats" aria-label="Seats &#x26; rows in Python">✓</a></td>' +
      '<td><span role="img" aria-label="Not available">–</span></td>',
  );
});

test('leaves out the classes of a site without reference', () => {
  const docs = () => [{ kind: 'guide' as const, title: 'Seats', paths: {} }];

  expect(htmlOf(MATRIX, { docs }).match(/<table>/g)).toHaveLength(1);
});

test('writes plain tables with complete links into the twin', () => {
  expect(render(MATRIX).page.markdown).toMatchInlineSnapshot(`
    "# Seats

    **Guides**

    | Guide | Node.js (2) | Python (1) | Java (0) | .NET (0) |
    | - | - | - | - | - |
    | Seats & rows | [yes](https://docs.example/sub/docs/seats) | [yes](https://docs.example/sub/python/docs/seats) | no | no |
    | Tickets | [yes](https://docs.example/sub/docs/tickets) | no | no | no |

    **API classes**

    | Class | Node.js (0) | Python (0) | Java (1) | .NET (0) |
    | - | - | - | - | - |
    | Stage | no | no | [yes](https://docs.example/sub/java/docs/api/class-stage) | no |
    "
  `);
});

test('lets search find counts only', () => {
  expect(render(MATRIX).page.sections[0]?.texts).toEqual([
    'Guides: Node.js 2, Python 1, Java 0, .NET 0',
    'API classes: Node.js 0, Python 0, Java 1, .NET 0',
  ]);
});

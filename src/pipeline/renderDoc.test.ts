import { expect, test } from 'vitest';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { VERSION_NAMES, type VersionName } from '#model/version.ts';
import { contextFor, parse } from './markdown/testing.ts';
import { createShare, renderDoc } from './renderDoc.ts';

const GUIDE = `
Book with :api[Page.goto]. See [the intro](./intro.md).

\`\`\`ts title="book.ts" {1}
node();
\`\`\`

\`\`\`python async
await snake()
\`\`\`

\`\`\`python sync
snake()
\`\`\`

## Rows {#rows aliases="lines"}

::::only{edition="python"}
### Snakes only

:::tip[Early]
Book [early](#rows).
:::
::::

:::only{version="next"}
### Soon
:::

![A stage](../images/stage.png "Act one")

| Row | Seats |
| --- | --- |
| A | 12 |
`;

test('renders one guide for an edition and a version', () => {
  const { doc } = parse(GUIDE);

  const { page, problems } = renderDoc(doc, contextFor({ edition: 'python', version: 'current' }));

  expect(problems).toEqual([]);
  expect(page).toMatchObject({
    anchors: ['rows', 'lines', 'snakes-only', 'soon'],
    links: [
      { path: '/docs/intro', hash: '', line: 6 },
      { path: '/docs/seats', hash: 'rows', line: 26 },
      { path: '/docs/api/class-page', hash: 'Page.goto', line: 6 },
    ],
    tocHtml:
      '<ul><li><a href="#rows">Rows</a><ul><li><a href="#snakes-only">Snakes only</a></li><li><a href="#soon">Soon</a></li></ul></li></ul>',
  });
  expect(page.headings.map(({ id }) => id)).toEqual(['rows', 'snakes-only', 'soon']);
  expect(page.html).not.toContain('node()');
  expect(page.markdown).not.toContain('node()');
});

test('starts the twin of a home page with the heading and lead that it shows', () => {
  const { doc } = parse('Book now.');

  const { page } = renderDoc(doc, { ...contextFor({ edition: 'java' }), isHome: true });

  expect(page.markdown).toBe(
    '# Stagehand Docs for Java: Tickets\n\nHow to book seats.\n\nBook now.\n',
  );
  expect(page.html).toBe('<p>Book now.</p>');
});

test('changes nothing that the next rendering needs', () => {
  const { doc } = parse(GUIDE);
  deepFreeze(doc.tree);

  const renderAll = () =>
    EDITION_IDS.flatMap((edition) =>
      VERSION_NAMES.map((version) => renderDoc(doc, contextFor({ edition, version }))),
    );

  expect(renderAll()).toEqual(renderAll());
});

/** A context whose links lead to pages of its version, as on the site. */
function linkedContext(edition: EditionId, version: VersionName) {
  const docs = version === 'stable' ? '/docs' : '/docs/next';
  return {
    ...contextFor({ edition, version }),
    path: `${docs}/seats`,
    resolveLink: () => ({ path: `${docs}/intro`, hash: '' }),
    resolveApi: (name: string) => ({
      ok: true as const,
      reference: { text: name, path: `${docs}/api/class-page#${name}` },
    }),
  };
}

const COMMON = '## Rows\n\nSee [the intro](./intro.md), [rows](#rows) and :api[Page.goto].';

test.each([GUIDE, COMMON])('renders the same if versions share forms', (body) => {
  const { doc } = parse(body);
  const renderAll = (share?: ReturnType<typeof createShare>) =>
    EDITION_IDS.flatMap((edition) =>
      VERSION_NAMES.map((version) => renderDoc(doc, { ...linkedContext(edition, version), share })),
    );

  expect(renderAll(createShare())).toEqual(renderAll());
});

test.each([
  ['all forms', COMMON, true],
  ['nothing where they differ', GUIDE, false],
])('shares %s between versions', (_what, body, isShared) => {
  const { doc } = parse(body);
  const share = createShare();

  const [first, second] = VERSION_NAMES.map(
    (version) => renderDoc(doc, { ...linkedContext('nodejs', version), share }).page,
  );

  expect(first?.headings === second?.headings).toBe(isShared);
  expect(first?.html).toContain('"/sub/docs/next/intro"');
  expect(second?.html).toContain('"/sub/docs/intro"');
  expect(second?.markdown).not.toContain('/next/');
});

test('has no inline styles', () => {
  expect(renderDoc(parse(GUIDE).doc, contextFor()).page.html).not.toContain('style=');
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

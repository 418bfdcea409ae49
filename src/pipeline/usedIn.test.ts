import { expect, test } from 'vitest';
import type { Entry } from './catalog.ts';
import { testSite } from './markdown/testing.ts';
import type { RenderedDoc } from './renderDoc.ts';
import { createUsedIn, usedInMark } from './usedIn.ts';

const CLASS = '/python/docs/api/class-stage';
const MEMBERS = ['stage-select', 'stage-select-option'];

function page(path: string, fields: Partial<RenderedDoc>, front = {}) {
  const title = path.replace(/^.*\//, '');
  const frontMatter = { title, titles: {}, isUnlisted: false, ...front };
  const collection = path.includes('/api/') ? 'api' : 'docs';
  const doc = { id: title, frontMatter };
  return {
    // What the function reads of them.
    entry: { collection, doc, path, edition: { id: 'python' } } as unknown as Entry,
    page: {
      html: '',
      markdown: '',
      headings: [],
      anchors: [],
      links: [],
      ...fields,
    } as RenderedDoc,
  };
}

/** A guide that links to anchors of the class. */
const guide = (id: string, hashes: string[], front = {}) =>
  page(
    `/python/docs/${id}`,
    { links: hashes.map((hash) => ({ written: '', path: CLASS, hash, line: 1 })) },
    front,
  );

const stage = page(CLASS, {
  html: MEMBERS.map((id) => `<h3>${id}</h3>\n${usedInMark(id).value}\n<hr>`).join('\n'),
  markdown: MEMBERS.map((id) => `### ${id}\n\n${usedInMark(id).value}\n`).join('\n'),
  headings: MEMBERS.map((id) => ({ id, aliases: [], level: 3, html: '' })),
  anchors: [
    ...['stage-select', 'stage-select-option-row'],
    ...['stage-select-option', 'stage-pick', 'stage-select-option-option-row'],
  ],
});

const usedIn = (...guides: ReturnType<typeof guide>[]) =>
  createUsedIn([...guides, stage], testSite)(stage.entry);
const filled = (...guides: ReturnType<typeof guide>[]) => usedIn(...guides).addTo(stage.page);

test('lists the guides that link to a member, in the page and in the twin', () => {
  const { html, markdown } = filled(guide('seats', ['stage-select'], { title: 'Rows [a] & <b>' }));

  expect(html).toBe(
    '<h3>stage-select</h3>\n' +
      '<p class="used-in">Used in <a href="/sub/python/docs/seats">Rows [a] &amp; &lt;b></a></p>\n' +
      '<hr>\n<h3>stage-select-option</h3>\n<hr>',
  );
  expect(markdown).toBe(
    '### stage-select\n\n' +
      `Used in [Rows \\[a\\] & \\<b>](${testSite.url}/sub/python/docs/seats)\n\n` +
      '### stage-select-option\n\n',
  );
});

test.each(['stage-select-option', 'stage-pick', 'stage-select-option-option-row'])(
  'counts %s as a use of the member it belongs to',
  (hash) => {
    const { html } = filled(guide('seats', [hash]));

    expect(html.indexOf('used-in')).toBeGreaterThan(html.indexOf('<h3>stage-select-option'));
  },
);

test('has a key that changes with what it adds, and only then', () => {
  const { key } = usedIn(guide('seats', ['stage-select']));

  expect(usedIn(guide('seats', ['stage-select', 'stage-select']), guide('other', [])).key).toBe(
    key,
  );
  expect(usedIn(guide('rows', ['stage-select'])).key).not.toBe(key);
  expect(usedIn(guide('seats', ['stage-select-option'])).key).not.toBe(key);
  expect(usedIn(guide('seats', ['stage-select'], { title: 'Rows' })).key).not.toBe(key);
});

test('lists five guides at most, those first that name the member most often', () => {
  const guides = [1, 1, 1, 3, 1, 2].map((count, index) =>
    guide(`g${index}`, Array<string>(count).fill('stage-select')),
  );

  const { html } = filled(...guides);

  expect(html.match(/(?<=>)g\d/g)).toEqual(['g3', 'g5', 'g0', 'g1', 'g2']);
});

test('lists a guide about a member before one that only needs it', () => {
  const needs = guide('tour', [
    ...Array<string>(3).fill('stage-select'),
    ...Array<string>(30).fill('stage-pick'),
  ]);
  const shows = guide('show', Array<string>(4).fill('stage-select'));
  shows.page.links.forEach((link) => (link.isInSample = true));

  const { html } = filled(needs, shows, guide('about', ['stage-select', 'stage-select']));

  expect(html.match(/(?<=>)\w+(?=<\/a>)/g)?.slice(0, 3)).toEqual(['about', 'show', 'tour']);
});

test.each([
  ['release notes', guide('release-notes', ['stage-select'])],
  ['unlisted guides', guide('secret', ['stage-select'], { isUnlisted: true })],
  ['other classes', page('/python/docs/api/class-booth', guide('', ['stage-select']).page)],
  ['guides that link to the class as a whole', guide('seats', [''])],
])('leaves out %s', (_name, other) => {
  expect(filled(other).html).not.toContain('Used in');
});

import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { contextFor, testSite } from '#pipeline/markdown/testing.ts';
import { renderTree } from '#api-reference/testing.ts';
import { testVersion } from '#roll/testVersion.ts';
import { classGroups, overviewTree } from './overview.ts';

const api = testVersion([
  {
    name: 'BigStage',
    members: [
      { kind: 'method', name: 'raiseUp', async: true },
      { kind: 'event', name: 'open' },
      { kind: 'method', name: 'once', langs: { only: ['java'] } },
    ],
  },
  { name: 'Booth', langs: { only: ['js'] }, members: [] },
  { name: 'Attic', langs: { only: ['js'] }, deprecated: true, members: [] },
  { name: 'Page', langs: { only: ['js'] }, members: [] },
]);
const entry = (name: string) => ({ type: 'doc' as const, id: `api/class-${name}` });
const groups = classGroups([
  [
    entry('page'),
    { type: 'category', label: 'Classes', collapsed: false, items: [entry('booth')] },
  ],
  [
    { type: 'category', label: 'Classes', collapsed: false, items: [entry('attic')] },
    { type: 'category', label: 'Halls', collapsed: false, items: [entry('bigstage')] },
  ],
]);

function render(id: EditionId) {
  const { edition, version } = contextFor({ edition: id, version: 'current' });
  const summaryOf = (name: string) => `All about ${name}.`;
  return renderTree(overviewTree({ edition, version, site: testSite, api, groups, summaryOf }), id);
}

test('lists the classes of the edition by importance, each once, deprecated ones last', () => {
  const { html } = render('nodejs');

  expect([...html.matchAll(/<(?:h2|li) id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    ...['most-used', 'class-page', 'classes', 'class-booth', 'halls', 'class-bigstage'],
    ...['deprecated', 'class-attic'],
  ]);
  expect(html).toContain(
    '<a href="/sub/docs/next/api/class-bigstage">BigStage</a><p>All about BigStage.</p>',
  );
  expect(render('python').html).not.toContain('Booth');
});

test('lists members with class and name to filter by, in the spelling of the edition', () => {
  expect(render('python').html).toContain(
    '<li data-filter-item="BigStage.raise_up">' +
      '<a href="/sub/python/docs/next/api/class-bigstage#big-stage-raise-up">raise_up()</a></li>',
  );
  expect(render('dotnet').html).toContain('data-filter-item="BigStage.RaiseUpAsync"');
  expect(render('nodejs').html).toContain(`#big-stage-event-open">on('open')</a>`);
});

test('counts what it lists', () => {
  expect(render('nodejs').html).toContain(
    '4 classes with 2 members: everything that Playwright offers in Node.js.',
  );
  expect(render('java').html).toContain('<summary>3 members</summary>');
});

test('writes a list of classes into the twin', () => {
  expect(render('java').markdown).toMatch(
    /- \[`BigStage`\]\(\S*\/sub\/java\/docs\/next\/api\/class-bigstage\): All about BigStage\./,
  );
});

import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { contextFor, testSite } from '#pipeline/markdown/testing.ts';
import { renderTree } from '#api-reference/testing.ts';
import { testVersion } from '#roll/testVersion.ts';
import { listTree } from './memberIndex.ts';

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
]);

function render(id: EditionId) {
  const { edition, version } = contextFor({ edition: id, version: 'current' });
  const summaryOf = (name: string) => `All about ${name}.`;
  return renderTree(listTree({ edition, version, site: testSite, api, summaryOf }), id);
}

test('lists the classes of the edition with their summaries', () => {
  const { html } = render('nodejs');

  expect(html).toContain(
    '<h2 id="class-bigstage"><a href="/sub/docs/next/api/class-bigstage">BigStage</a></h2>',
  );
  expect(html).toContain('<p>All about BigStage.</p>');
  expect(html).toContain('<h2 id="class-booth">');
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
  expect(render('nodejs').html).toContain('in Node.js: 2 classes with 2 members');
  expect(render('java').html).toContain('in Java: 1 classes with 3 members');
});

test('writes a list of classes into the twin', () => {
  expect(render('java').markdown).toMatch(
    /- \[`BigStage`\]\(\S*\/sub\/java\/docs\/next\/api\/class-bigstage\): All about BigStage\./,
  );
});

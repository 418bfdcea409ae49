import { expect, test } from 'vitest';
import { findClass, placeOf } from '#api-reference/apiVersion.ts';
import { renderTree } from '#api-reference/testing.ts';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import type { ApiClass, ApiMember } from '#roll/apiFacts.ts';
import { testContext, testVersion } from '#roll/testVersion.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import { classTree } from './classTree.ts';
import type { PageContext } from './pageContext.ts';

const members: ApiMember[] = [
  { kind: 'method', name: 'drop', discouraged: true, since: 'v1.2' },
  { kind: 'event', name: 'open', since: 'v1.2' },
  { kind: 'method', name: 'oldRaise', deprecated: true, since: 'v1.2' },
  { kind: 'property', name: 'title', since: 'v1.2', returns: '[Seat]' },
  { kind: 'method', name: 'raiseUp', since: 'v1.2' },
];
const seat: ApiClass = { name: 'Seat', members: [] };
const DECLARATIONS = `
/**
 * A stage.
 *
 * It has ropes.
 */
interface Stage { raiseUp(): void; }`;

interface Case {
  in?: EditionId;
  at?: VersionName;
  facts?: Partial<ApiClass>;
  others?: ApiClass[];
  declarations?: string;
  context?: Partial<PageContext>;
}

function render(given: Case = {}) {
  const { in: edition = 'nodejs', at = 'stable', facts, others = [seat], context } = given;
  const stage: ApiClass = { name: 'Stage', since: 'v1.2', members, ...facts };
  const api = testVersion([stage, ...others], given.declarations ?? DECLARATIONS);
  const page = testContext(stage, { edition });
  const owner = findClass(api, page.language, 'Stage')!;
  const place = placeOf(testSite, { edition, version: at });
  return renderTree(classTree({ ...page, ...place, api, owner, ...context }), edition);
}

const ids = (html: string) => [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, found]) => found);

test('groups members as readers look for them', () => {
  expect(ids(render().html)).toEqual([
    'methods',
    'stage-raise-up',
    'properties',
    'stage-title',
    'events',
    'stage-event-open',
    'discouraged',
    'stage-drop',
    'deprecated',
    'stage-old-raise',
  ]);
});

test.each([
  ['nodejs', ['methods', 'stage-height', 'properties', 'stage-title']],
  ['dotnet', ['properties', 'stage-height', 'stage-title']],
  ['java', ['methods', 'stage-height', 'stage-title']],
] as const)('calls properties what %s reads without parentheses', (edition, expected) => {
  const facts: Partial<ApiClass> = {
    members: [
      { kind: 'method', name: 'height', returns: '[int]' },
      { kind: 'property', name: 'title', returns: '[Seat]' },
    ],
  };

  expect(ids(render({ in: edition, facts }).html)).toEqual(expected);
});

test('begins with the whole description, then the index', () => {
  const { html } = render();
  const places = ['<p>A stage.</p>', '<p>It has ropes.</p>', '<nav class="member-index"'].map(
    (part) => html.indexOf(part),
  );

  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('lists every member once in an index that can be filtered', () => {
  const { html, markdown } = render({ in: 'python' });
  const index = /<nav class="member-index".*?<\/nav>/s.exec(html)![0];

  expect(index).toContain('aria-label="Members" data-filter="member" data-filter-members=""');
  expect([...index.matchAll(/<a href="#([^"]+)">([^<]+)/g)].map(([, ...found]) => found)).toEqual([
    ['stage-raise-up', 'raise_up()'],
    ['stage-title', 'title'],
    ['stage-event-open', 'on("open")'],
    ['stage-drop', 'drop()'],
    ['stage-old-raise', 'old_raise()'],
  ]);
  expect(markdown).toMatch(/\[`raise_up\(\)`\]\(\S*#stage-raise-up\)/);
});

test('introduces a class in our own words, where there are some', () => {
  const context = {
    additions: { intro: [paragraph([text('Our stage.')])], members: new Map() },
  };

  expect(render({ context, declarations: '' }).html).toContain('<p>Our stage.</p>');
  expect(render({ context }).html).toContain('<p>Our stage.</p>');
  expect(render({ context }).html).not.toContain('<p>A stage.</p>');
});

test('says since when the class exists and whether it is deprecated, and leads to all classes', () => {
  const line = '<p class="member-meta"><span>Added in v1.2</span>';
  const overview = '<a href="/sub/docs/api">API overview</a></p>';

  expect(render().html).toContain(line + overview);
  expect(render({ facts: { deprecated: true } }).html).toContain(
    `${line}<span>Deprecated</span>${overview}`,
  );
});

test('shows only what the edition has', () => {
  const facts = {
    members: [
      ...members,
      { kind: 'method' as const, name: 'once', langs: { only: ['java' as const] } },
    ],
  };

  expect(ids(render({ facts, in: 'java' }).html)).toContain('stage-once');
  expect(ids(render({ facts }).html)).not.toContain('stage-once');
});

test('marks what the released version lacks, on pages of the other one', () => {
  const news = (released: ApiMember[] | undefined, facts = {}) => {
    const before = testVersion(released ? [{ name: 'Stage', members: released }] : []);
    return render({ context: { released: before }, at: 'current', facts }).html;
  };

  const html = news(members.slice(0, 4));
  expect(html.match(/New in next/g)).toHaveLength(1);
  expect(html).toMatch(/id="stage-raise-up"[^]*New in next[^]*id="properties"/);
  expect(render().html).not.toContain('New in next');
  // An event and a method of the same name are two things.
  expect(news([{ kind: 'method', name: 'open' }], { members: members.slice(0, 1) })).toContain(
    'New in next',
  );
  expect(news(undefined).match(/New in next/g)).toHaveLength(members.length);
});

test('leads to the other editions that have a member, in the same version', () => {
  const { html } = render({ in: 'python', at: 'current' });

  expect(html).toContain(
    '<a href="/sub/dotnet/docs/next/api/class-stage#stage-raise-up">.NET <code>Stage.RaiseUp()</code></a>',
  );
  expect(html).not.toContain('href="/sub/python/docs/next/api/class-stage');
});

test('links types to classes of the edition', () => {
  expect(render({ in: 'java', at: 'current' }).html).toContain(
    '<a href="/sub/java/docs/next/api/class-seat">Seat</a>',
  );
  const facts = { members: [{ kind: 'property' as const, name: 'row', returns: '[Row]' }] };
  expect(render({ facts }).html).toContain('<span class="type">Row</span>');
});

test('gives names that only the edition uses an anchor, where it is free', () => {
  const facts: Partial<ApiClass> = {
    members: [
      { kind: 'method', name: 'raiseUp', langs: { aliases: { java: 'hoist' } } },
      { kind: 'method', name: 'lower', langs: { aliases: { java: 'drop' } } },
      { kind: 'method', name: 'drop' },
      { kind: 'method', name: 'lift', langs: { aliases: { java: 'hoist' } } },
    ],
  };

  const { anchors } = render({ facts, in: 'java' });

  expect(anchors.filter((anchor) => anchor === 'stage-hoist')).toHaveLength(1);
  expect(anchors.filter((anchor) => anchor === 'stage-drop')).toHaveLength(1);
  expect(render({ facts }).anchors).not.toContain('stage-hoist');
});

test('says nothing of the declarations about a member that Node.js lacks', () => {
  const declarations = `interface Stage {
    /** Raises it. */
    raiseUp(): void; }`;
  const member = members[3]!;
  const facts = { members: [{ ...member, langs: { only: ['java' as const] } }] };

  expect(render({ declarations, in: 'java' }).html).toContain('Raises it.');
  expect(render({ declarations, facts, in: 'java' }).html).not.toContain('Raises it.');
});

test('lists what a class has from another one, under its own anchors', () => {
  const prop: ApiClass = {
    name: 'Prop',
    members: [
      { kind: 'method', name: 'lift', args: [{ name: 'height', type: '[int]' }] },
      { kind: 'method', name: 'raiseUp' },
    ],
  };

  const { html } = render({ facts: { extends: 'Prop' }, others: [prop] });

  expect(html).toContain('Inherited from Prop');
  expect(html).toContain(
    '<li id="stage-lift"><a href="/sub/docs/api/class-prop#prop-lift"><code>lift()</code></a>' +
      '<span id="stage-lift-option-height"></span></li>',
  );
  expect(html).not.toContain('prop-raise-up');
  expect(render({ facts: { extends: 'Exception' } }).html).not.toContain('Inherited');
});

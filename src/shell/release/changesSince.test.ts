import { beforeEach, expect, test } from 'vitest';
import type { MyReleaseFacts } from '#model/newer.ts';
import type { ShownMeta } from '#model/page.ts';
import { showChanges } from './changesSince.ts';

const facts: MyReleaseFacts = {
  documented: '1.56',
  newest: '1.59',
  newestHere: '1.59.1',
  since: {},
  changes: {
    '1.57': { 'class-hall': { added: [['hall-dim', 'hall.dim()']] } },
    '1.58': {
      'class-hall': {
        changed: [['hall-light-option-hue', 'hall.light()', 'hue']],
        removed: [['hall-lock', 'hall.lock()']],
      },
    },
    '1.59': { 'class-hall': { added: [['hall-late', 'hall.late()']] } },
  },
};

const place = () => document.querySelector<HTMLElement>('[data-documents]')!;

beforeEach(() => {
  document.body.innerHTML = `<div data-documents="1.56" data-outdated></div><div id="article">
    <h3 id="hall-lock">lock</h3>
    <a class="api" href="/docs/api/class-hall#hall-lock">hall.lock()</a>
    <a class="api" href="/docs/api/class-hall#hall-dim">hall.dim()</a></div>`;
});

function show(uses: string, id = 'api/class-hall', more: Partial<MyReleaseFacts> = {}): string {
  const meta = { title: 'Hall', doc: { plugin: 'default', id } } as ShownMeta;
  showChanges(place(), { window, facts: { ...facts, ...more }, uses, meta });
  return place().textContent;
}

test('lists what has changed in a class up to the release of the reader (my-release-newer)', () => {
  const text = show('1.58');

  expect(text).toContain('You use 1.58; this page describes 1.56. Since then, in Hall: ');
  expect(text).toContain('1 added, 1 changed, 1 removed.');
  expect(text).toContain('hall.light(): hue in 1.58');
  expect(text).not.toContain('hall.late()');
  expect(place().querySelector('a')?.getAttribute('href')).toBe('#hall-lock');
});

test('lists what has changed among the names in a guide (my-release-newer)', () => {
  const text = show('1.59', 'seats');

  expect(text).toContain('Since then, among what it uses: 1 removed.');
  expect(text).toContain('hall.lock() in 1.58');
  expect(text).not.toContain('hall.dim()');
});

test('says that nothing has changed (my-release-newer)', () => {
  expect(show('1.58', 'api/class-lamp')).toBe(
    'You use 1.58; this page describes 1.56. Nothing has changed since, in Hall.',
  );
});

test('says where the facts end, and where they come from (my-release-newer)', () => {
  expect(show('1.59', undefined, { newestHere: '1.57.0' })).toContain('known is 1.57.0.');
  expect(show('1.59', undefined, { newestHere: undefined })).toContain('Derived from');
});

test('says nothing to readers of the release that the page describes (my-release-newer)', () => {
  place().removeAttribute('data-outdated');

  expect(show('1.56')).toBe('');
});

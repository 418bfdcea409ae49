import { expect, test } from 'vitest';
import type { SidebarDoc, SidebarItem } from './sidebar.ts';
import { categoriesOf, readingOrder, visibleItems } from './sidebar.ts';

const doc = (id: string, more: Partial<SidebarDoc> = {}): SidebarDoc => ({
  type: 'doc',
  id,
  label: id,
  path: `/docs/${id}`,
  ...more,
});

const category = (label: string, items: SidebarItem[], own?: SidebarDoc): SidebarItem => ({
  type: 'category',
  label,
  collapsed: false,
  items,
  ...(own ? { doc: own } : {}),
});

const labels = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) =>
    item.type === 'category' ? { [item.label]: labels(item.items) } : item.label,
  );

test('reads a sidebar from top to bottom, across categories (previous-next)', () => {
  const items = [doc('a'), category('B', [doc('c')], doc('b')), doc('d')];

  expect([...readingOrder(items)].map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('names the categories around a page, outermost first (breadcrumb-trail)', () => {
  const items = [category('A', [category('B', [doc('x')])])];

  expect(categoriesOf(items, '/docs/x')?.map(({ label }) => label)).toEqual(['A', 'B']);
  expect(categoriesOf(items, '/docs/y')).toBeUndefined();
});

test('leaves out unlisted pages unless they are being read (sidebar-unlisted)', () => {
  const items = [doc('a'), doc('hidden', { isUnlisted: true })];

  expect(labels(visibleItems(items, '/docs/a'))).toEqual(['a']);
  expect(labels(visibleItems(items, '/docs/hidden'))).toEqual(['a', 'hidden']);
});

test('leaves out categories without anything to show (sidebar-unlisted)', () => {
  const items = [category('A', [category('B', [doc('hidden', { isUnlisted: true })])])];

  expect(labels(visibleItems(items, '/docs/a'))).toEqual([]);
  expect(labels(visibleItems(items, '/docs/hidden'))).toEqual([{ A: [{ B: ['hidden'] }] }]);
});

test('keeps a category that has a page (sidebar-unlisted)', () => {
  const hidden = doc('hidden', { isUnlisted: true });

  expect(labels(visibleItems([category('A', [hidden], doc('own'))], '/'))).toEqual([{ A: [] }]);
  expect(labels(visibleItems([category('A', [hidden], hidden)], '/'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { findClass } from '#api-reference/apiVersion.ts';
import type { ApiClass } from '#roll/apiFacts.ts';
import { testVersion } from '#roll/testVersion.ts';
import { inheritedSection } from './classTree.ts';

const base: ApiClass = {
  name: 'Prop',
  members: [
    { kind: 'method', name: 'lift', args: [{ name: 'height', type: '[int]' }] },
    { kind: 'method', name: 'hide' },
  ],
};
const chair: ApiClass = {
  name: 'Chair',
  extends: 'Prop',
  members: [{ kind: 'method', name: 'hide' }],
};
const api = testVersion([base, chair, { ...chair, name: 'Ghost', extends: 'Exception' }]);
const context = { language: 'js', hrefOf: () => '/docs/api/class-prop' } as const;

const listed = (name: string) => inheritedSection(findClass(api, 'js', name)!, api, context);

test('lists what a class has from another one, under its own anchors', () => {
  const text = JSON.stringify(listed('Chair'));

  expect(text).toContain('Inherited from Prop');
  expect(text).toContain('"id":"chair-lift"');
  expect(text).toContain('"id":"chair-lift-option-height"');
  expect(text).toContain('"href":"/docs/api/class-prop#prop-lift"');
  expect(text).not.toContain('chair-hide');
});

test('says nothing of classes that no page is about', () => {
  expect(listed('Ghost')).toEqual([]);
  expect(listed('Prop')).toEqual([]);
});

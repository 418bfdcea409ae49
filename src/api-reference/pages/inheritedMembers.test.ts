import { expect, test } from 'vitest';
import type { ApiClass } from '#api-reference/apiFacts.ts';
import { inheritedMembers } from './inheritedMembers.ts';

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
const api = { facts: { classes: [base, chair] }, declared: new Map() };
const context = { language: 'js', hrefOf: () => '/docs/api/class-prop' } as const;

test('lists what a class has from another one, under its own anchors', () => {
  const text = JSON.stringify(inheritedMembers(chair, api, context));

  expect(text).toContain('Inherited from Prop');
  expect(text).toContain('"id":"chair-lift"');
  expect(text).toContain('"id":"chair-lift-option-height"');
  expect(text).toContain('"href":"/docs/api/class-prop#prop-lift"');
  expect(text).not.toContain('chair-hide');
});

test('says nothing of classes that no page is about', () => {
  expect(inheritedMembers({ ...chair, extends: 'Exception' }, api, context)).toEqual([]);
  expect(inheritedMembers(base, api, context)).toEqual([]);
});

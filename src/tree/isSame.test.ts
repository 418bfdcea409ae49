import { expect, test } from 'vitest';
import { isSame } from './isSame.ts';

const tree = () => ({ type: 'root', children: [{ type: 'text', value: 'a' }, null, 1] });

test('finds two trees the same if everything in them is', () => {
  expect(isSame(tree(), tree())).toBe(true);
});

test.each([
  ['another text', { ...tree(), children: [{ type: 'text', value: 'b' }, null, 1] }],
  ['fewer nodes', { ...tree(), children: [{ type: 'text', value: 'a' }] }],
  ['more fields', { ...tree(), data: {} }],
  ['another field', { type: 'root', nodes: tree().children }],
  [
    'an object instead of a list',
    { ...tree(), children: Object.fromEntries(tree().children.entries()) },
  ],
  ['nothing', null],
  ['undefined', undefined],
])('notices %s', (_what, other) => {
  expect(isSame(tree(), other)).toBe(false);
  expect(isSame(other, tree())).toBe(false);
});

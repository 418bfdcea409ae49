import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { EXIT, SKIP, visit } from './visit.ts';

const text = (value: string) => ({ type: 'text' as const, value });

/** Two paragraphs: one with an emphasis, one without. */
const tree = (): Root => ({
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [text('one'), { type: 'emphasis', children: [text('two')] }],
    },
    { type: 'paragraph', children: [text('three')] },
  ],
});

test('calls the visitor with every node, parents first', () => {
  const types: string[] = [];

  visit(tree(), ({ type }) => void types.push(type));

  expect(types.join(' ')).toBe('root paragraph text emphasis text paragraph text');
});

test('calls it with the nodes of a type, their index and their parent', () => {
  const seen: unknown[] = [];

  visit(tree(), 'text', ({ value }, index, parent) => void seen.push([value, index, parent?.type]));

  expect(seen).toEqual([
    ['one', 0, 'paragraph'],
    ['two', 0, 'emphasis'],
    ['three', 0, 'paragraph'],
  ]);
});

test('leaves out children, ends, and goes on where it is told', () => {
  const first = (until: (type: string) => false | 'skip' | undefined) => {
    const types: string[] = [];
    visit(tree(), ({ type }) => {
      types.push(type);
      return until(type);
    });
    return types.join(' ');
  };
  const removed = tree();

  visit(removed, 'text', (_node, index, parent) => {
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });

  expect(first((type) => (type === 'emphasis' ? SKIP : undefined))).toBe(
    'root paragraph text emphasis paragraph text',
  );
  expect(first((type) => (type === 'emphasis' ? EXIT : undefined))).toBe(
    'root paragraph text emphasis',
  );
  expect(JSON.stringify(removed)).not.toContain('"text"');
});

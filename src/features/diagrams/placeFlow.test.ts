import { expect, test } from 'vitest';
import { placeFlow } from './placeFlow.ts';

const place = (...lines: string[][][]) =>
  placeFlow({ kind: 'flow', lines: lines.map((stages) => ({ stages, label: '' })) }, true);

test('puts nodes into the layer after those that lead to them', () => {
  const { boxes } = place([['setup'], ['a', 'b'], ['end']], [['end'], ['a']]);

  expect(boxes.map(({ text, layer }) => [text, layer])).toEqual([
    ['setup', 0],
    ['a', 1],
    ['b', 1],
    ['end', 2],
  ]);
});

test('places nodes under those that lead to them, without overlaps', () => {
  const { boxes, breadth } = place([['setup'], ['a', 'b', 'c']], [['c'], ['d']]);
  const [setup, a, b, c, d] = boxes;

  expect(setup?.center).toBe(b?.center);
  expect(d?.center).toBe(c?.center);
  expect(a!.center + a!.across).toBeLessThan(b!.center);
  expect(c!.center + c!.across / 2).toBe(breadth);
});

import { expect, test } from 'vitest';
import type { TruthClass, TruthItem, TruthMember } from './truth.ts';
import { withUndescribed } from './withUndescribed.ts';

const js: Pick<TruthItem, 'only'> = { only: ['js'] };

test('adds the members and options that Node.js alone has without a description', () => {
  const described = lamp([glow([{ name: 'delay' }])]);
  const facts = lamp([
    glow([{ name: 'delay' }, { name: 'steps', ...js }, { name: 'invented' }]),
    { ...glow([]), name: 'blink', ...js },
    { ...glow([]), name: 'shown', only: ['js', 'java'] },
  ]);

  const [owner] = withUndescribed([described], [facts]);

  expect(owner).toEqual(
    lamp([
      glow([{ name: 'delay' }, { name: 'steps', ...js }]),
      { ...glow([]), name: 'blink', ...js },
    ]),
  );
});

test('knows that everything in a class of Node.js is for it alone', () => {
  const facts = { ...lamp([glow([{ name: 'steps' }])]), ...js };

  expect(withUndescribed([{ ...lamp([glow([])]), ...js }], [facts])).toEqual([facts]);
});

test('leaves the forms of other languages alone', () => {
  const facts = lamp([
    { ...glow([]), only: ['java'] },
    { ...glow([{ name: 'steps' }]), only: ['js'] },
  ]);
  const [owner] = withUndescribed([lamp([glow([]), { ...glow([]), kind: 'event' }])], [facts]);

  expect(owner).toEqual(lamp([glow([{ name: 'steps' }]), { ...glow([]), kind: 'event' }]));
});

function lamp(members: TruthMember[]): TruthClass {
  return { name: 'Lamp', members };
}

function glow(fields: TruthItem[]): TruthMember {
  return { kind: 'method', name: 'glow', args: [{ name: 'options', fields }] };
}

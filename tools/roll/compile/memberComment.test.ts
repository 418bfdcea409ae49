import { expect, test } from 'vitest';
import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { readDeclarations } from '../declarations/readDeclarations.ts';
import { memberComment } from './compileMember.ts';

const method = (name: string, only?: 'js' | 'python' | 'java'): ApiMember => ({
  kind: 'method',
  name,
  ...(only && { langs: { only: [only] } }),
});

const owner: ApiClass = {
  name: 'LocatorAssertions',
  members: [
    method('toGlow'),
    method('NotToGlow', 'python'),
    { ...method('label', 'js') },
    { ...method('label', 'python'), kind: 'property' },
    method('waitForEvent', 'js'),
    method('waitForClose', 'java'),
    method('onceClose', 'java'),
  ],
};
const text = `/** . */ interface LocatorAssertions {
    /** Whether it glows. */ toGlow(): void;
    /** Its label. */ label(): string;
    /** Waits for an event. */ waitForEvent(event: string): void;
  }`;
const { classes } = readDeclarations([{ file: 'types.d.ts', text }], []);

test.each([
  [0, { comment: 'Whether it glows.' }],
  [1, { comment: 'Whether it glows.', oppositeOf: 'expect(locator).to_glow()' }],
  [3, { comment: 'Its label.' }],
  [5, { comment: 'Waits for an event.' }],
  [6, { comment: '' }],
])('describes member %i without words of ours', (index, comment) => {
  const member = owner.members[index];

  expect(member && memberComment(classes, { owner, member, language: 'python' })).toEqual(comment);
});

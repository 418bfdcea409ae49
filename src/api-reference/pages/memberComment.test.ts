import { expect, test } from 'vitest';
import type { ApiClass, ApiMember } from '#api-reference/apiFacts.ts';
import { testVersion } from '#api-reference/testing.ts';
import { memberComment } from './memberComment.ts';

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
const api = testVersion(
  [owner],
  `/** . */ interface LocatorAssertions {
    /** Whether it glows. */ toGlow(): void;
    /** Its label. */ label(): string;
    /** Waits for an event. */ waitForEvent(event: string): void;
  }`,
);

test.each([
  [0, 'Whether it glows.'],
  [1, 'The opposite of `expect(locator).to_glow()`.\n\nWhether it glows.'],
  [3, 'Its label.'],
  [5, 'Waits for an event.'],
  [6, ''],
])('describes member %i without words of ours', (index, comment) => {
  const member = owner.members[index];

  expect(member && memberComment(api, owner, member, 'python')).toBe(comment);
});

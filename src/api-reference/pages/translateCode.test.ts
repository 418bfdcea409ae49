import { expect, test } from 'vitest';
import type { ApiClass } from '#roll/apiFacts.ts';
import { findClass } from '#api-reference/apiVersion.ts';
import { testVersion } from '#roll/testVersion.ts';
import { codeWords, withValuesOf, translateCode } from './codeNames.ts';

const side = { name: 'side', type: '[Side]<"left"|"far-right"|"null">', optional: true };
const stage: ApiClass = {
  name: 'Stage',
  members: [
    {
      kind: 'method',
      name: 'raiseUp',
      async: true,
      args: [
        { name: 'fullHeight', type: '[int]', required: true },
        { name: 'options', properties: [side, { name: 'ropeLength', type: '[int]' }] },
      ],
    },
  ],
};
const api = testVersion([stage]);

test.each([
  ['python', 'true', 'True'],
  ['java', 'undefined', 'null'],
  ['csharp', "'rope'", '"rope"'],
  ['js', "'far-right'", "'far-right'"],
  ['python', "'far-right'", '"far-right"'],
  ['java', "'far-right'", 'Side.FAR_RIGHT'],
  ['csharp', 'left', 'Side.Left'],
  // A value of its own, and not the lack of one.
  ['python', 'null', '"null"'],
  ['csharp', 'null', 'Side.Null'],
  ['python', 'fullHeight', 'full_height'],
  ['java', 'ropeLength', 'setRopeLength'],
  ['csharp', 'fullHeight', 'fullHeight'],
  ['python', 'raiseUp()', 'raise_up()'],
  ['csharp', 'stage.raiseUp', 'Stage.RaiseUpAsync'],
  ['python', 'ropes', 'ropes'],
] as const)('reads in %s for %s', (language, code, expected) => {
  const owner = findClass(api, language, 'Stage')!;
  const member = owner.members[0]!;
  const words = codeWords({ api, language, owner }, member);

  expect(translateCode(code, language, withValuesOf(words, member.options![0]!))).toBe(expected);
});

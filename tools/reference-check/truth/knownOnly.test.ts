import { expect, test } from 'vitest';
import { knownOnly } from './knownOnly.ts';
import type { TruthClass, TruthItem, TruthMember } from './truth.ts';

test('takes of the wheels around an alpha what the alpha has, and of the facts what no wheel has', () => {
  const newer = lamp([method('glow', ['timeout', 'steps', 'later']), method('dim')]);
  const older = lamp([method('glow', ['timeout']), method('flash')]);
  const facts = lamp([method('glow', ['timeout', 'steps']), method('flash'), method('new')]);

  const [owner] = knownOnly([[newer], [older]], [facts]);

  expect(owner?.members.map(({ name }) => name)).toEqual(['glow', 'flash', 'new']);
  expect(owner?.members[0]?.args[0]?.fields?.map(({ name }) => name)).toEqual(['timeout', 'steps']);
});

function lamp(members: TruthMember[]): TruthClass {
  return { name: 'Lamp', members };
}

function method(name: string, options: string[] = []): TruthMember {
  const fields = options.map((option): TruthItem => ({ name: option }));
  return { kind: 'method', name, args: [{ name: 'options', fields }] };
}

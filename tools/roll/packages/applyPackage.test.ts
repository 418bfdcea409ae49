import { expect, test } from 'vitest';
import type { ApiClass, ApiMember } from '#api-reference/apiFacts.ts';
import { applyPackage } from './applyPackage.ts';
import { deriveCsharp } from './deriveCsharp.ts';
import { javaApi } from './javaApi.ts';
import { pythonApi } from './pythonApi.ts';

const wheel = (members: Record<string, string>, events = {}) =>
  pythonApi({ members, events, keys: {} });

const glow: ApiMember = {
  kind: 'method',
  name: 'glow',
  args: [
    { name: 'color', type: '[string]', required: true },
    {
      name: 'options',
      properties: [
        { name: 'maxSteps', type: '[float]', optional: true, langs: { only: ['js'] } },
        { name: 'delay', type: '[float]', optional: true },
      ],
    },
  ],
};
const OLD = { 'Lamp.glow': '(color: str, *, delay: Optional[float] = None) -> None' };

function python(
  members: ApiMember[],
  now: Record<string, string>,
  events = {},
): ApiClass | undefined {
  const step = { language: 'python' as const, before: wheel(OLD), now: wheel(now, events) };
  return applyPackage({ classes: [{ name: 'Lamp', members }] }, step).classes[0];
}

test('gives a language the option that its package has gained, with its own type', () => {
  const owner = python([glow], {
    'Lamp.glow':
      '(color: str, *, max_steps: Optional[int] = None, delay: Optional[float] = None) -> None',
  });

  expect(owner?.members[0]?.args?.[1]?.properties?.[0]).toMatchObject({
    name: 'maxSteps',
    langs: { only: ['js', 'python'], types: { python: '[int]' } },
  });
});

test('takes what the package has lost from the language', () => {
  const owner = python([glow], { 'Lamp.glow': '(color: str) -> None' });

  expect(owner?.members[0]?.args?.[1]?.properties?.[1]?.langs?.only).toEqual([
    'js',
    'java',
    'csharp',
  ]);
  expect(python([glow], { 'Lamp.dim': '() -> None' })?.members[0]?.langs?.only).not.toContain(
    'python',
  );
});

test('finds new members and events by the spelling of the language, and leaves others alone', () => {
  const only = { langs: { only: ['js' as const] } };
  const members: ApiMember[] = [
    { kind: 'method', name: 'glowTwice', ...only },
    { kind: 'event', name: 'glowEnded', ...only },
    { kind: 'method', name: 'dim', ...only },
  ];
  const now = { ...OLD, 'Lamp.glow_twice': '() -> None' };
  const owner = python(members, now, { Lamp: ['glowended'] });

  expect(owner?.members.map(({ langs }) => langs?.only)).toEqual([
    ['js', 'python'],
    ['js', 'python'],
    ['js'],
  ]);
});

test('reads options of Java from their setters', () => {
  const api = javaApi({
    methods: {
      Lamp: ['void glow(String color)', 'void glow(String color, GlowOptions options)'],
      'Lamp.GlowOptions': [
        'GlowOptions setDelay(double delay)',
        'GlowOptions setSize(int x, int y)',
      ],
    },
    fields: {},
    enums: {},
  });

  expect(Object.fromEntries(api.members.get('Lamp.glow')?.parameters ?? [])).toEqual({
    color: ['String'],
    delay: ['double'],
  });
});

test('derives for .NET what Java or Python have gained, and marks it', () => {
  const added: ApiMember = { kind: 'method', name: 'dim', langs: { only: ['js', 'python'] } };
  const own: ApiMember = { kind: 'method', name: 'log', langs: { only: ['js'] } };
  const before = { classes: [{ name: 'Lamp', members: [glow] }] };
  const { classes } = deriveCsharp(
    { classes: [{ name: 'Lamp', members: [glow, added, own] }] },
    before,
  );

  expect(classes[0]?.members.map(({ langs }) => langs)).toEqual([
    undefined,
    { only: ['js', 'python', 'csharp'], derived: ['csharp'] },
    { only: ['js'] },
  ]);
});

import { expect, test } from 'vitest';
import type { ApiMember } from '../apiFacts.ts';
import { applyPackage } from './applyPackage.ts';
import { deriveCsharp } from './deriveCsharp.ts';
import { javaApi, pythonApi } from './packageApi.ts';

const wheel = (members: Record<string, string>, events = {}) =>
  pythonApi({ members, events, keys: { Spot: ['x'], Beam: ['x', 'y'] } });

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

function python(members: ApiMember[], now: Record<string, string>, events = {}) {
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

  const without = ['js', 'java', 'csharp'];
  expect(owner?.members[0]?.args?.[1]?.properties?.[1]?.langs?.only).toEqual(without);
  expect(python([glow], { 'Lamp.dim': '() -> None' })?.members[0]?.langs?.only).toEqual(without);
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

/** What both packages have, and the description has not. */
function corrected(member: ApiMember, signature: string): ApiMember | undefined {
  const api = wheel({ 'Lamp.glow': signature });
  const step = { language: 'python' as const, before: api, now: api };
  return applyPackage({ classes: [{ name: 'Lamp', members: [member] }] }, step).classes[0]
    ?.members[0];
}

test('believes the package, whatever the description says of types', () => {
  const signature =
    '(color: str, *, delay: Optional[Union[float, datetime.timedelta]] = None) -> SyncContextManager';

  expect(corrected(glow, signature)).toMatchObject({
    langs: { types: { python: '[SyncContextManager]' } },
    args: [
      { name: 'color' },
      {
        properties: [{ name: 'maxSteps' }, { langs: { types: { python: '[float]|[timedelta]' } } }],
      },
    ],
  });
});

test('gives a language its own form of what only it may leave out', () => {
  const signature = '(color: Optional[str] = None, *, delay: Optional[float] = None) -> None';

  expect(corrected(glow, signature)?.args?.slice(0, 2)).toEqual([
    { name: 'color', type: '[string]', required: true, langs: { only: ['js', 'java', 'csharp'] } },
    { name: 'color', type: '[string]', optional: true, langs: { only: ['python'] } },
  ]);
});

test('names an argument of a new member as the package does, by its position', () => {
  const lit: ApiMember = {
    kind: 'method',
    name: 'lit',
    langs: { only: ['js'] },
    args: [{ name: 'pageFunction', type: '[function]', required: true }],
  };
  const owner = python([lit], { ...OLD, 'Lamp.lit': '(expression: str) -> None' });

  expect(owner?.members[0]?.args).toMatchObject([
    {
      name: 'expression',
      langs: { aliases: { js: 'pageFunction' }, types: { python: '[string]' } },
    },
  ]);
});

test('knows structures by name, and which fields they have', () => {
  const fields = [
    { name: 'x', type: '[float]', required: true },
    { name: 'y', type: '[float]', required: true },
  ];
  const at: ApiMember = {
    ...{ kind: 'method', name: 'at', langs: { only: ['js'] } },
    ...{ returns: '[Object]', properties: fields },
  };
  const owner = python([at], { ...OLD, 'Lamp.at': '() -> Spot' });

  expect(owner?.members[0]).toMatchObject({
    langs: { only: ['js', 'python'], objects: { python: 'Spot' } },
    properties: [{ name: 'x' }, { name: 'y', langs: { only: ['js', 'java', 'csharp'] } }],
  });
});

test.each([
  ['[path]|[Array]<[path]>', undefined],
  ['[string]', { types: { java: '[any]' } }],
])('follows Java from %s to an object of any class', (type, langs) => {
  const files = { name: 'files', type, optional: true };
  const drop: ApiMember = {
    kind: 'method',
    name: 'drop',
    args: [{ name: 'cargo', type: '[Object]', required: true, properties: [files] }],
  };
  const api = javaApi([
    'public interface Lamp {\n  void drop(Cargo cargo);\n}',
    'public class Cargo {\n  public Object files;\n}',
  ]);
  const step = { language: 'java' as const, before: api, now: api };
  const { classes } = applyPackage({ classes: [{ name: 'Lamp', members: [drop] }] }, step);

  // Java has no unions: which classes it takes, only the description knows.
  expect(classes[0]?.members[0]?.args?.[0]?.properties?.[0]?.langs).toEqual(langs);
});

test('reads options of Java from their setters, and nothing inside of methods', () => {
  const lamp = `
/** A lamp { with a brace }. */
public interface Lamp {
  class GlowOptions {
    public Double delay;
    public GlowOptions setDelay(double delay) {
      this.delay = delay;
    }
    public GlowOptions setSize(int x, int y) {
      return setSize(new Size(x, y));
    }
  }
  default void glow(String color) {
    glow(color, null);
  }
  void glow(String color, GlowOptions options);
}`;
  const size = 'public class Size {\n  public double width;\n  private int hidden;\n}';
  const api = javaApi([lamp, size, 'public enum Color {\n  RED,\n  @Deprecated DARK_BLUE\n}']);

  expect(Object.fromEntries(api.members.get('Lamp.glow')?.parameters ?? [])).toEqual({
    color: ['String'],
    delay: ['double'],
  });
  expect([...api.members.keys()]).toEqual(['Lamp.glow']);
  expect(api.structures).toEqual(new Map([['Size', new Map([['width', 'double']])]]));
  expect(api.enums).toEqual({ Color: ['RED', 'DARK_BLUE'] });
});

test('derives for .NET what Java or Python have gained, and marks it', () => {
  const added: ApiMember = { kind: 'method', name: 'dim', langs: { only: ['js', 'python'] } };
  const own: ApiMember = { kind: 'method', name: 'log', langs: { only: ['js'] } };
  const before = { classes: [{ name: 'Lamp', members: [glow] }] };
  const facts = { classes: [{ name: 'Lamp', members: [glow, added, own] }] };
  const { classes } = deriveCsharp(facts, before);

  expect(classes[0]?.members.map(({ langs }) => langs)).toEqual([
    undefined,
    { only: ['js', 'python', 'csharp'], derived: ['csharp'] },
    { only: ['js'] },
  ]);
});

test('leaves .NET what it alone has had, and takes what all others have lost', () => {
  const own: ApiMember = {
    kind: 'method',
    name: 'dim',
    args: [{ name: 'size', langs: { only: ['csharp'] }, properties: [{ name: 'width' }] }],
  };
  const lost: ApiMember = { kind: 'method', name: 'blink', langs: { only: ['csharp'] } };
  const described: ApiMember = { kind: 'method', name: 'blink' };
  const lamp = (members: ApiMember[]) => ({ classes: [{ name: 'Lamp', members }] });

  expect(deriveCsharp(lamp([own, lost]), lamp([own, described]))).toEqual(lamp([own]));
});

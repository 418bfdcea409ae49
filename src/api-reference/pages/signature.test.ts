import { expect, test } from 'vitest';
import type { ParameterFacts } from '#api-reference/facts.ts';
import { signatureParts } from './signature.ts';

const codeOf = (parts: ReturnType<typeof signatureParts>) => parts.map(({ code }) => code).join('');

test.each([
  [
    'leaves a short signature on its line',
    'stage.raise(height: number, options?: Object): Promise<void>',
    ['stage.raise(height: number, options?: Object): Promise<void>'],
  ],
  [
    'puts each parameter of a long one on a line of its own',
    'stage.raise(height: number, rope: string, curtain: "velvet" | "silk"): Promise<void>',
    [
      ...['stage.raise(', '  height: number,', '  rope: string,'],
      ...['  curtain: "velvet" | "silk"', '): Promise<void>'],
    ],
  ],
  [
    'keeps what stands inside brackets together',
    'stage.raise(ropes: Map<string, number>, then: (seat: Seat, row: Row) => void): void',
    [
      ...['stage.raise(', '  ropes: Map<string, number>,'],
      ...['  then: (seat: Seat, row: Row) => void', '): void'],
    ],
  ],
  [
    'keeps the types of a generic method together',
    'Task RaiseAsync<T, TResult>(string name, Func<T, TResult> callback, int times = 1)',
    [
      ...['Task RaiseAsync<T, TResult>(', '  string name,'],
      ...['  Func<T, TResult> callback,', '  int times = 1', ')'],
    ],
  ],
  [
    'takes the arrow of a result for no bracket',
    'stage.raise(done: Callable[[Seat], None], *, rope: Optional[str] = None) -> Seat',
    [
      ...['stage.raise(', '  done: Callable[[Seat], None],', '  *,'],
      ...['  rope: Optional[str] = None', ') -> Seat'],
    ],
  ],
  [
    'keeps the classes in it',
    'stage.raise(seat: `Seat`, rope: string, curtain: "velvet" | "silk", row: `Row`): void',
    [
      ...['stage.raise(', '  seat: `Seat`,', '  rope: string,'],
      ...['  curtain: "velvet" | "silk",', '  row: `Row`', '): void'],
    ],
  ],
])('%s', (_, printed, lines) => {
  const language = printed.startsWith('Task') ? 'csharp' : 'python';

  expect(codeOf(signatureParts(printed, {}, language)).split('\n')).toEqual(lines);
});

test.each([
  [
    'js',
    'stage.raise(height: number, rope?: `Rope`): Promise<void>',
    'raise',
    ['number', '`Rope`', 'Promise<void>'],
  ],
  [
    'js',
    'expect(stage).toBeLit(light?: number): Promise<void>',
    'toBeLit',
    ['number', 'Promise<void>'],
  ],
  ['js', 'expect(stage).not: `StageAssertions`', 'not', ['`StageAssertions`']],
  ['js', "stage.on('close', data => {})", 'on', []],
  [
    'python',
    'stage.raise(height: int, *, rope: Optional[str] = None) -> None',
    'raise',
    ['int', 'Optional[str]', 'None'],
  ],
  [
    'java',
    '`Seat` raise(List<String> ropes, Stage.RaiseOptions options)',
    'raise',
    ['`Seat`', 'List<String>', 'Stage.RaiseOptions'],
  ],
  [
    'csharp',
    'Task<T?> RaiseAsync<T, U>(Func<T, U> then, Rope? rope = default)',
    'RaiseAsync',
    ['Task<T?>', 'Func<T, U>', 'Rope?'],
  ],
  ['csharp', 'Dictionary<string, string> Seats { get; }', 'Seats', ['Dictionary<string, string>']],
  ['csharp', 'Stage.Closed += async (_, stage) => {}', undefined, []],
] as const)('marks the name and the types of %s in %s', (language, printed, name, types) => {
  const parts = signatureParts(printed, {}, language);

  expect(codeOf(parts)).toBe(printed);
  expect(parts.find(({ kind }) => kind === 'f')?.code).toBe(name);
  expect(parts.flatMap(({ kind, code }) => (kind === 't' ? code : []))).toEqual(types);
});

const field = (name: string, type: string): ParameterFacts => ({
  ...{ name, type, id: name, optional: true },
});

test.each([
  ['of few options', [field('rope', '`Rope`')], 'options?: { rope?: `Rope` }'],
  [
    'of many options',
    ['velvet', 'silk', 'linen', 'wool', 'height', 'light', 'rope', 'row', 'seat', 'aisle'].map(
      (name) => field(name, 'number'),
    ),
    'options?: { velvet, silk, linen, wool, height, light, rope, … }',
  ],
])('has the names %s in place of `Object`', (_, options, shown) => {
  const printed = 'stage.raise(options?: Object): Promise<void>';

  expect(codeOf(signatureParts(printed, { options }, 'js'))).toContain(shown);
  expect(codeOf(signatureParts(printed, { options }, 'java'))).toBe(printed);
});

test('ends a long union after a few values', () => {
  const values = Array.from({ length: 12 }, (_, index) => `"${index}"`);
  const printed = `stage.raise(rope: ${values.join(' | ')}): void`;

  expect(codeOf(signatureParts(printed, {}, 'js'))).toBe(
    'stage.raise(rope: "0" | "1" | "2" | … 9 more): void',
  );
});

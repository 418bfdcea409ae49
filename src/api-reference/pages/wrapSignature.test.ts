import { expect, test } from 'vitest';
import { wrapSignature } from './memberSection.ts';

const wrap = (printed: string) => wrapSignature(printed).split('\n');

test('leaves a short signature on its line', () => {
  expect(wrap('stage.raise(height: number, options?: Object): Promise<void>')).toEqual([
    'stage.raise(height: number, options?: Object): Promise<void>',
  ]);
});

test('puts each parameter of a long one on a line of its own', () => {
  expect(
    wrap('stage.raise(height: number, rope: string, curtain: "velvet" | "silk"): Promise<void>'),
  ).toEqual([
    'stage.raise(',
    '  height: number,',
    '  rope: string,',
    '  curtain: "velvet" | "silk"',
    '): Promise<void>',
  ]);
});

test('keeps what stands inside brackets together', () => {
  expect(
    wrap('stage.raise(ropes: Map<string, number>, then: (seat: Seat, row: Row) => void): void'),
  ).toEqual([
    'stage.raise(',
    '  ropes: Map<string, number>,',
    '  then: (seat: Seat, row: Row) => void',
    '): void',
  ]);
});

test('keeps the types of a generic method together', () => {
  expect(
    wrap('Task RaiseAsync<T, TResult>(string name, Func<T, TResult> callback, int times = 1)'),
  ).toEqual([
    'Task RaiseAsync<T, TResult>(',
    '  string name,',
    '  Func<T, TResult> callback,',
    '  int times = 1',
    ')',
  ]);
});

test('takes the arrow of a result for no bracket', () => {
  expect(
    wrap('stage.raise(done: Callable[[Seat], None], *, rope: Optional[str] = None) -> Seat'),
  ).toEqual([
    'stage.raise(',
    '  done: Callable[[Seat], None],',
    '  *,',
    '  rope: Optional[str] = None',
    ') -> Seat',
  ]);
});

test('keeps the classes in it', () => {
  const lines = wrap(`stage.raise(seat: \`Seat\`${', words: string'.repeat(6)}): void`);

  expect(lines).toContain('  seat: `Seat`,');
  expect(lines).toHaveLength(9);
});

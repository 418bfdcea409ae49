import { expect, test } from 'vitest';
import { wrapSignature } from './memberSection.ts';

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
  expect(wrapSignature(printed).split('\n')).toEqual(lines);
});

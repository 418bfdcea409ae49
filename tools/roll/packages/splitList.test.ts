import { expect, test } from 'vitest';
import { canonicalType } from './canonicalType.ts';
import { splitCall, splitList } from './splitList.ts';

test('splits lists and calls at their outer signs only', () => {
  expect(splitList('a: Map<b, c>, d: (e, f) => g')).toEqual(['a: Map<b, c>', 'd: (e, f) => g']);
  expect(splitCall('f(a, (b)): c')).toEqual({ head: 'f', list: ['a', '(b)'], tail: ': c' });
  expect(splitCall('url: string')).toBeUndefined();
});

test.each([
  ['Optional[str]', 'Union[str, None]'],
  ['Union[str, Pattern[str]]', 'Union[Pattern[str], str]'],
  ["Optional[Literal['a', 'b']]", 'Union[Literal["b", "a"], None]'],
  ['Callable[[Optional[str]], Any]', 'Callable[[Union[None, str]], Any]'],
])('reads %s and %s as one Python type', (one, other) => {
  expect(canonicalType(one)).toBe(canonicalType(other));
});

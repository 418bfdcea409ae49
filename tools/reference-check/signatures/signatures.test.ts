import { expect, test } from 'vitest';
import { csharpTypes } from './csharpTypes.ts';
import { arityDifference, arityOf } from './declaredCalls.ts';
import { plainJava } from './javaSignatures.ts';
import { canonicalType, pythonShape } from './pythonSignature.ts';
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

test('tells Python keywords from positions, and their order from a difference', () => {
  const shape = pythonShape('(url: str, *, b: int = None, a: int = None) -> None');

  expect(shape).toEqual(pythonShape('(url: str, *, a: int = None, b: int = None) -> None'));
  expect(shape).not.toEqual(pythonShape('(url: str, a: int = None, b: int = None) -> None'));
});

test.each([
  ['(title?, body?)', ['()', '(title, body)'], ['1 arguments are too many or few']],
  ['(title)', ['(title)', '(title, body)'], ['lacks a form with 2']],
  ['(...names)', ['(...names)'], []],
])('compares %s with %j by the number of arguments', (shown, declared, expected) => {
  expect(arityDifference([arityOf(shown)], declared.map(arityOf))).toEqual(expected);
});

test('writes types for .NET', () => {
  expect(csharpTypes('[null]|[string]|[path]|[Array]<[Locator]>|[function]')).toEqual([
    'string',
    'IEnumerable<ILocator>',
    undefined,
  ]);
});

test('reads options of Java without the class that they belong to', () => {
  expect(plainJava('void click(Page.ClickOptions options)')).toBe(
    'void click(ClickOptions options)',
  );
});

import { expect, test } from 'vitest';
import { expressionOfPackage } from './expressionOfPackage.ts';
import type { PackageLanguage } from './packageApi.ts';

const classes = new Set(['Locator', 'Page']);

/** Shapes of types in the packages from 1.61 to 1.65. */
test.each<[PackageLanguage, string, string]>([
  ['python', 'Optional[str]', '[null]|[string]'],
  ['python', 'List[WebStorageItem]', '[Array]<[Object]>'],
  ['python', 'Dict[str, Any]', '[Object]<[string], [any]>'],
  ['python', 'Union[str, Sequence[str]]', '[string]|[Array]<[string]>'],
  ['python', 'Union[str, pathlib.Path, StorageState]', '[path]|[Object]'],
  ['python', 'Union[float, datetime.timedelta]', '[float]|[timedelta]'],
  ['python', 'Union[str, Pattern[str]]', '[string]|[RegExp]'],
  ['python', 'Literal["auto", "none"]', '[Value]<"auto"|"none">'],
  ['java', 'List<Locator>', '[Array]<[Locator]>'],
  ['java', 'Map<String, Object>', '[Object]<[string], [any]>'],
  ['java', 'Consumer<Page>', '[function]'],
  ['java', 'byte[]', '[Buffer]'],
])('reads %s %s', (language, type, expression) => {
  expect(expressionOfPackage(type, { language, classes })).toBe(expression);
});

test('keeps the values of an enumeration under the name that the package gives it', () => {
  const enumeration = '[Scroll]<"auto"|"none">';
  const types = { language: 'java', classes, enumeration } as const;

  expect(expressionOfPackage('ScrollMode', types)).toBe('[ScrollMode]<"auto"|"none">');
});

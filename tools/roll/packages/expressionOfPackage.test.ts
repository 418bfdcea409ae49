import { expect, test } from 'vitest';
import { expressionOfPackage } from './expressionOfPackage.ts';
import type { PackageLanguage } from './packageApi.ts';

const api = {
  structures: new Map(['WebStorageItem', 'StorageState', 'Frame'].map((name) => [name, new Map()])),
  enums: { ScrollMode: ['AUTO', 'NO_SCROLL'] },
};

/** Shapes of types in the packages from 1.57 to 1.65. */
test.each<[PackageLanguage, string, string]>([
  ['python', 'Optional[str]', '[null]|[string]'],
  ['python', 'List[WebStorageItem]', '[List]<[Object]>'],
  ['python', 'Dict[str, Any]', '[Object]<[string], [any]>'],
  ['python', 'Union[str, Sequence[str]]', '[string]|[Sequence]<[string]>'],
  ['python', 'Union[str, pathlib.Path, StorageState]', '[path]|[Object]'],
  ['python', 'Union[float, datetime.timedelta]', '[float]|[timedelta]'],
  ['python', 'Union[str, Pattern[str]]', '[string]|[RegExp]'],
  ['python', 'Literal["auto", "none"]', '[Value]<"auto"|"none">'],
  ['python', 'Callable[[Frame], Any]', '[function]([Object])'],
  ['python', 'Callable[[str], bool]', '[function]([string]):[boolean]'],
  ['python', 'Callable', '[function]'],
  ['python', 'SyncContextManager', '[SyncContextManager]'],
  ['java', 'List<Locator>', '[Array]<[Locator]>'],
  ['java', 'Map<String, Object>', '[Object]<[string], [any]>'],
  ['java', 'Consumer<Page>', '[function]([Page])'],
  ['java', 'AutoCloseable', '[AutoCloseable]'],
  ['java', 'byte[]', '[Buffer]'],
])('reads %s %s', (language, type, expression) => {
  expect(expressionOfPackage(type, { language, api })).toBe(expression);
});

test('takes the values of an enumeration from its constants, as Node.js spells them', () => {
  const enumeration = '[Scroll]<"auto">';

  expect(expressionOfPackage('ScrollMode', { language: 'java', api, enumeration })).toBe(
    '[ScrollMode]<"auto"|"no-scroll">',
  );
});

import { expect, test } from 'vitest';
import type { ApiParameter } from '../apiFacts.ts';
import { parseType } from './parseType.ts';
import { printType } from './signatures.ts';
import type { TypeContext } from './parameters.ts';
import { type ApiLanguage, plainCode } from '#api-reference/facts.ts';

function printMarked(
  type: string,
  language: ApiLanguage,
  position: TypeContext['position'],
  parameter?: ApiParameter,
): string {
  const context: TypeContext = {
    owner: { name: 'Page', members: [] },
    member: { kind: 'method', name: 'visit', returns: type },
    ...(parameter && { parameter: { ...parameter, type } }),
    position,
  };
  return printType(parseType(type), language, context);
}

const print = (...args: Parameters<typeof printMarked>) => plainCode(printMarked(...args));

test.each([
  ['[null]|[Response]', 'null | Response'],
  ['[Array]<[string]>', 'Array<string>'],
  ['[Object]<[string], [float]>', 'Object<string, number>'],
  ['[string]|[RegExp]|[function]([URL]):[boolean]', 'string | RegExp | ((url: URL) => boolean)'],
  [
    '[function]([Route], [Request]): [Promise<any>|any]',
    '(route: Route, request: Request) => Promise<any> | any',
  ],
  ['[LoadState]<"load"|"commit">', '"load" | "commit"'],
  ['[path]|[Object]', 'string | Object'],
])('prints %s for Node.js', (type, text) => {
  expect(print(type, 'js', 'argument')).toBe(text);
});

test.each([
  [
    '[string]|[RegExp]|[function]([URL]):[boolean]',
    'Union[str, Pattern[str], Callable[[str], bool]]',
  ],
  ['[null]|[Response]', 'Optional[Response]'],
  ['[Array]<[string]>', 'Sequence[str]'],
  ['[Object]<[string], [string]>', 'Dict[str, str]'],
  ['[LoadState]<"load"|"commit">', 'Literal["commit", "load"]'],
  ['[path]', 'Union[pathlib.Path, str]'],
  ['[path]|[Array]<[float]>', 'Union[pathlib.Path, str, Sequence[float]]'],
  ['[float]|"raf"', 'Union[float, Literal["raf"]]'],
  ['[function]', 'Callable'],
  ['[Object]', 'Dict'],
  ['[EvaluationArgument]', 'Any'],
])('prints %s for Python', (type, text) => {
  expect(print(type, 'python', 'argument', { name: 'arg' })).toBe(text);
});

test.each([
  ['[null]|[Response]', 'Response'],
  ['[Array]<[string]>', 'List<String>'],
  ['[Object]<[string], [float]>', 'Map<String, Double>'],
  ['[string]|[RegExp]|[function]([URL]):[boolean]', 'String | Pattern | Predicate<String>'],
  ['[function]([Route])', 'Consumer<Route>'],
  ['[function]([null]|[int], [null]|[string])', 'BiConsumer<Integer, String>'],
  ['[Array]<[string]>|[Array]<[RegExp]>', 'String[] | Pattern[]'],
  ['[LoadState]<"load"|"commit">', 'LoadState'],
  ['[path]', 'Path'],
  ['[Buffer]', 'byte[]'],
  ['[float]', 'double'],
])('prints %s for Java', (type, text) => {
  expect(print(type, 'java', 'argument', { name: 'arg' })).toBe(text);
});

test.each([
  ['[null]|[Response]', 'IResponse?'],
  ['[Array]<[string]>', 'IEnumerable<string>'],
  ['[Object]<[string], [string]>', 'IEnumerable<KeyValuePair<string, string>>'],
  ['[string]|[RegExp]|[function]([URL]):[boolean]', 'string | Regex | Func<string, bool>'],
  ['[function]([Route])', 'Action<IRoute>'],
  ['[function]([Locator]): [Promise<any>]', 'Func<ILocator, Task>'],
  ['[LoadState]<"load"|"commit">', 'LoadState'],
  ['[string]|[float]', 'string'],
  ['[any]', 'object'],
  ['[Func<Task>]', 'Func<Task>'],
])('prints %s for .NET', (type, text) => {
  expect(print(type, 'csharp', 'option', { name: 'arg', required: true })).toBe(text);
});

const lists = '[Array]<[string]>|[Array]<[path]>';

test.each<[string, string, ApiLanguage, TypeContext['position'], string, { required?: true }?]>([
  ['tells taken from given', '[Array]<[path]>', 'python', 'return', 'List[pathlib.Path]'],
  ['tells lists apart by the classes of arrays', lists, 'java', 'field', 'String[] | Path[]', {}],
  ['gives lists back', lists, 'java', 'return', 'List<String> | List<Path>'],
  ['boxes optional fields', '[float]', 'java', 'field', 'Double', {}],
  ['boxes no other fields', '[float]', 'java', 'field', 'double', { required: true }],
  ['lets options be unset', '[float]', 'csharp', 'option', 'float?', {}],
  ['lets lists be unset', '[Array]<[float]>', 'csharp', 'option', 'IEnumerable<float>?', {}],
  ['gives lists back as read-only', '[Array]<[Page]>', 'csharp', 'return', 'IReadOnlyList<IPage>'],
])('%s: %s for %s as %s', (_, type, language, position, text, parameter) => {
  const placed = parameter && { name: 'arg', ...parameter };

  expect(print(type, language, position, placed)).toBe(text);
});

const fields = [{ name: 'x', type: '[float]' }];

test.each([
  ['clip', '[Object]', 'FloatRect', 'Clip', 'Clip'],
  [
    'files',
    '[Array]<[Object]>',
    'Sequence[FilePayload]',
    'List<FilePayload>',
    'IEnumerable<FilePayload>',
  ],
  [
    'clientCertificates',
    '[Array]<[Object]>',
    'List[ClientCertificate]',
    'List<ClientCertificate>',
    'IEnumerable<ClientCertificate>',
  ],
  ['geolocation', '[null]|[Object]', 'Optional[Geolocation]', 'Geolocation', 'Geolocation?'],
])('names the object in %s', (name, type, python, java, csharp) => {
  const parameter = { name, properties: fields, required: true };

  expect(print(type, 'js', 'option', parameter)).toContain('Object');
  expect(print(type, 'python', 'option', parameter)).toBe(python);
  expect(print(type, 'java', 'option', parameter)).toBe(java);
  expect(print(type, 'csharp', 'option', parameter)).toBe(csharp);
});

test('marks the names of classes for links', () => {
  expect(printMarked('[Array]<[Page]>', 'csharp', 'return')).toBe('IReadOnlyList<`IPage`>');
});

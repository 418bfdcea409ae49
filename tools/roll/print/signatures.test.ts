import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiFacts } from '../apiFacts.ts';
import { TABLES } from '../tables.ts';
import { csharpProperties } from './csharpTypes.ts';
import { optionsName } from './structures.ts';
import { signaturesOf } from './signatures.ts';
import { type ApiLanguage, LANGUAGES, plainCode } from '#api-reference/facts.ts';

const read = (version: string) =>
  JSON.parse(readFileSync(`data/roll/${version}.json`, 'utf8')) as ApiFacts;
const stable = read('stable');

function find(path: string) {
  const [className, memberName] = path.split('.');
  const owner = stable.classes.find(({ name }) => name === className)!;
  const member = owner.members.find(({ name }) => name === memberName)!;
  return { owner, member };
}

function signatures(path: string, language: ApiLanguage): string[] {
  const { owner, member } = find(path);
  return signaturesOf(owner, member, language).map(plainCode);
}

test('shows Page.goto in every language', () => {
  expect(LANGUAGES.flatMap((language) => signatures('Page.goto', language))).toEqual([
    'page.goto(url: string, options?: Object): Promise<null | Response>',
    'page.goto(url: str, *, referer: Optional[str] = None, timeout: Optional[float] = None, ' +
      'wait_until: Optional[Literal["commit", "domcontentloaded", "load", "networkidle"]] = None' +
      ') -> Optional[Response]',
    'Response navigate(String url)',
    'Response navigate(String url, Page.NavigateOptions options)',
    'Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)',
  ]);
});

test.each([
  [
    'Page.keyboard',
    'page.keyboard: Keyboard',
    'page.keyboard: Keyboard',
    'Keyboard keyboard()',
    'IKeyboard Keyboard { get; }',
  ],
  ['Page.url', 'page.url(): string', 'page.url: str', 'String url()', 'string Url { get; }'],
  [
    'WebSocketRoute.connectToServer',
    'webSocketRoute.connectToServer(): WebSocketRoute',
    'web_socket_route.connect_to_server() -> WebSocketRoute',
    'WebSocketRoute connectToServer()',
    'IWebSocketRoute ConnectToServer()',
  ],
])('reads %s as each language does', (path, js, python, java, csharp) => {
  const printed = LANGUAGES.flatMap((language) => signatures(path, language));

  expect(printed).toEqual([js, python, java, csharp]);
});

test.each<[string, ApiLanguage, string[]]>([
  ['Page.requestFinished', 'js', ["page.on('requestfinished', data => {})"]],
  ['Page.requestFinished', 'python', ['page.on("requestfinished", handler)']],
  [
    'Page.popup',
    'java',
    ['void onPopup(Consumer<Page> handler)', 'void offPopup(Consumer<Page> handler)'],
  ],
  ['Page.popup', 'csharp', ['Page.Popup += async (_, page) => {}']],
  ['Page.pageError', 'csharp', ['Page.PageError += async (_, data) => {}']],
])('listens to %s in %s', (path, language, expected) => {
  expect(signatures(path, language)).toEqual(expected);
});

test('leaves early arguments out one after another in Node.js', () => {
  expect(signatures('Test.describe', 'js')).toEqual([
    'test.describe(callback: Function): void',
    'test.describe(title: string, callback: Function): void',
    'test.describe(title: string, details: Object, callback: Function): void',
  ]);
});

test.each([
  [
    'Page.waitForPopup',
    'page.expect_popup(predicate: Optional[Callable[[Page], bool]] = None, *, timeout: Optional[float] = None) -> EventContextManager[Page]',
  ],
  [
    'Page.unroute',
    'page.unroute(url: Union[str, Pattern[str], Callable[[str], bool]], handler: Optional[Union[Callable[[Route, Request], Any], Callable[[Route], Any]]] = None) -> None',
  ],
  [
    'BrowserContext.setGeolocation',
    'browser_context.set_geolocation(geolocation: Optional[Geolocation] = None) -> None',
  ],
])('shows %s in Python', (path, expected) => {
  expect(signatures(path, 'python')).toEqual([expected]);
});

test.each([
  [
    'BrowserContext.cookies',
    [
      'List<Cookie> cookies()',
      'List<Cookie> cookies(String urls)',
      'List<Cookie> cookies(List<String> urls)',
    ],
  ],
  [
    'Page.waitForPopup',
    [
      'Page waitForPopup(Runnable callback)',
      'Page waitForPopup(Page.WaitForPopupOptions options, Runnable callback)',
    ],
  ],
  [
    'LocatorAssertions.toHaveText',
    ['String', 'Pattern', 'String[]', 'Pattern[]'].flatMap((type) => [
      `void hasText(${type} expected)`,
      `void hasText(${type} expected, LocatorAssertions.HasTextOptions options)`,
    ]),
  ],
  [
    'Playwright.create',
    ['static Playwright create()', 'static Playwright create(Playwright.CreateOptions options)'],
  ],
])('shows %s in Java', (path, expected) => {
  expect(signatures(path, 'java')).toEqual(expected);
});

test.each([
  [
    'Page.waitForPopup',
    [
      'Task<IPage> WaitForPopupAsync(PageWaitForPopupOptions? options = default)',
      'Task<IPage> RunAndWaitForPopupAsync(Func<Task> action, PageRunAndWaitForPopupOptions? options = default)',
    ],
  ],
  [
    'Page.evaluate',
    [
      'Task<JsonElement?> EvaluateAsync(string expression, object? arg = default)',
      'Task<T> EvaluateAsync<T>(string expression, object? arg = default)',
    ],
  ],
  [
    'FormData.append',
    ['string', 'bool', 'int', 'FilePayload'].map(
      (type) => `IFormData Append(string name, ${type} value)`,
    ),
  ],
  [
    'Locator.boundingBox',
    [
      'Task<LocatorBoundingBoxResult?> BoundingBoxAsync(LocatorBoundingBoxOptions? options = default)',
    ],
  ],
  [
    'Page.addInitScript',
    ['Task AddInitScriptAsync(string? script = default, string? scriptPath = default)'],
  ],
  [
    'BrowserContext.cookies',
    ['', 'string urls', 'IEnumerable<string> urls'].map(
      (list) => `Task<IReadOnlyList<BrowserContextCookiesResult>> CookiesAsync(${list})`,
    ),
  ],
  ['JSHandle.dispose', ['ValueTask DisposeAsync()']],
  [
    'Page.evalOnSelector',
    [
      'Task<JsonElement?> EvalOnSelectorAsync(string selector, string expression, object? arg = default)',
      'Task<T> EvalOnSelectorAsync<T>(string selector, string expression, object? arg = default, PageEvalOnSelectorOptions? options = default)',
    ],
  ],
  [
    'ElementHandle.evalOnSelectorAll',
    [
      'Task<T> EvalOnSelectorAllAsync<T>(string selector, string expression, object? arg = default)',
    ],
  ],
  [
    'Page.exposeFunction',
    ['Task ExposeFunctionAsync(string name, Action callback)', ...TABLES.overloads.exposeFunction!],
  ],
])('shows %s in .NET', (path, expected) => {
  expect(signatures(path, 'csharp')).toEqual(expected);
});

test.each([
  ['Page.goto', 'Page.NavigateOptions', 'PageGotoOptions'],
  ['APIRequestContext.get', undefined, 'APIRequestContextOptions'],
  ['APIRequestContext.dispose', 'APIRequestContext.DisposeOptions', undefined],
  ['Page.url', undefined, undefined],
])('names the options of %s', (path, java, csharp) => {
  const { owner, member } = find(path);
  const names = LANGUAGES.map((language) => optionsName(owner, member, language));

  expect(names).toEqual([undefined, undefined, java, csharp]);
});

test.each(['stable', 'current'])('prints every type and signature of %s', (version) => {
  const classNames = new Set(read(version).classes.map(({ name }) => name));
  const files = readdirSync(`data/api/${version}`).filter((file) => file !== 'release.json');
  // That these are what is printed, the test of `compile` says.
  const printed = files.map((file) => readFileSync(`data/api/${version}/${file}`, 'utf8')).join();
  const linked = [...printed.matchAll(/`(I(?=[A-Z]))?(\w+)`/g)];

  expect(printed).not.toMatch(/\[object|"undefined|\bundefined [a-z]|"type":""/);
  expect(linked.length).toBeGreaterThan(1000);
  expect(
    linked.filter(([, , name = '']) => !classNames.has(name)).map(([marked]) => marked),
  ).toEqual([]);
});

test('splits an option with several types into properties in .NET', () => {
  const { owner, member } = find('Page.waitForNavigation');
  const options = member.args!.find(({ name }) => name === 'options')!.properties!;
  const properties = (name: string) => {
    const option = options.find((one) => one.name === name)!;
    const forms = csharpProperties(owner, member, option);
    return forms.map((form) => `${plainCode(form.type)} ${form.name}`);
  };

  expect(properties('url')).toEqual([
    'string? Url',
    'Regex? UrlRegex',
    'Func<string, bool>? UrlFunc',
  ]);
  expect(properties('waitUntil')).toEqual(['WaitUntilState? WaitUntil']);
});

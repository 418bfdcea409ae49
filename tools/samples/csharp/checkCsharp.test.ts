import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Parser } from 'web-tree-sitter';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { GRAMMARS, loadParser } from '../tree/loadParser.ts';
import type { CsharpApi } from './api/csharpApi.ts';
import { readCsharpApi } from './api/readCsharpApi.ts';
import { checkCsharp, declaredClasses } from './checkCsharp.ts';

let parser: Parser;
let api: CsharpApi;

beforeAll(async () => {
  parser = await loadParser(process.cwd(), GRAMMARS.csharp);
  api = readCsharpApi(JSON.parse(readFileSync('data/api/stable.json', 'utf8')) as ApiFacts);
});

function findings(code: string): string[] {
  return checkCsharp(parser, api, code).findings.map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  ['method', 'var a = 1;\nawait Page.GotoSync("/");', '2: IPage has no member "GotoSync"'],
  ['property', 'Console.WriteLine(Page.Adress);', '1: IPage has no member "Adress"'],
  ['event', 'Page.Dialogs += (_, d) => d.DismissAsync();', '1: IPage has no member "Dialogs"'],
  [
    'option',
    'await Page.GotoAsync("/", new()\n{\n    TimeOut = 5,\n});',
    '3: PageGotoOptions has no property "TimeOut". Did you mean "Timeout"?',
  ],
  [
    'option in an option',
    'await Page.ScreenshotAsync(new() { Clip = new() { Left = 1 } });',
    '1: Clip has no property "Left"',
  ],
  [
    'option of a named class',
    'var o = new PageGotoOptions { Wait = 1 };',
    '1: PageGotoOptions has no property "Wait"',
  ],
  [
    'enumeration value',
    'Page.GetByRole(AriaRole.ListItem);',
    '1: AriaRole has no member "ListItem". Did you mean "Listitem"?',
  ],
  ['enumeration', 'Page.GetByRole(AriaRoles.List);', '1: "AriaRoles" is no name of the framework'],
  [
    'type',
    'ILocatr row = Page.GetByText("A");',
    '1: There is no type "ILocatr". Did you mean "ILocator"?',
  ],
  [
    'argument type',
    'await Page.GotoAsync(42);',
    '1: Argument 1 of "GotoAsync" is int; it takes string.',
  ],
  [
    'number with a fraction',
    'await Page.Mouse.MoveAsync(0.5, 1);',
    '1: Argument 1 of "MoveAsync" is double; it takes float.',
  ],
  [
    'option type',
    'await Page.GotoAsync("/", new() { Timeout = "5" });',
    '1: "Timeout" is float?, not string.',
  ],
  [
    'too many arguments',
    'await Page.CloseAsync(new(), 1);',
    '1: "CloseAsync" takes 0 to 1 arguments, not 2.',
  ],
  ['too few arguments', 'await Page.GotoAsync();', '1: "GotoAsync" takes 1 to 2 arguments, not 0.'],
  [
    'argument name',
    'await Page.AddInitScriptAsync(path: "a.js");',
    '1: "AddInitScriptAsync" has no argument "path".',
  ],
  [
    'missing type argument',
    'var v = await handle.JsonValueAsync();',
    '1: "JsonValueAsync" needs a type',
  ],
  [
    'missing await',
    'await Page.GotoAsync("/");\nPage.CloseAsync();',
    '2: "await" is missing: the call gives Task.',
  ],
  [
    'missing await before an assertion',
    'Expect(Page).ToHaveTitleAsync("A");',
    '1: "await" is missing',
  ],
  [
    'missing await in a chain',
    'var title = Page.TitleAsync();\nConsole.WriteLine(title.Length);',
    '2: Task<string> has no member "Length". Is "await" missing?',
  ],
  ['await of a value', 'await Page.GetByText("A");', '1: "await" stands before ILocator'],
  ['property that is called', 'Console.WriteLine(Page.Url());', '1: "Url" is no method'],
  [
    'method that is not called',
    'Console.WriteLine(Page.Locator.First);',
    '1: "First" is asked of a method',
  ],
  [
    'assertion on the wrong thing',
    'await Expect(Page).ToBeVisibleAsync();',
    '1: IPageAssertions has no member "ToBeVisibleAsync"',
  ],
  [
    'asserted value',
    'await Expect("text").ToBeVisibleAsync();',
    '1: Argument 1 of "Expect" is string',
  ],
  [
    'member inside a lambda',
    'await Page.RouteAsync("**", async route =>\n{\n    await route.ContinuAsync();\n});',
    '3: IRoute has no member "ContinuAsync"',
  ],
  [
    'payload of an event',
    'Page.Console += (_, message) => Console.WriteLine(message.Body);',
    '1: IConsoleMessage has no member "Body"',
  ],
  [
    'variable that nobody declares',
    'await basket.ClickAsync();',
    '1: "basket" is no name of the framework',
  ],
  [
    'member of a loop variable',
    'foreach (var tab in Context.Pages)\n    await tab.ReloadedAsync();',
    '2: IPage has no member "ReloadedAsync"',
  ],
  [
    'missing using',
    'using Microsoft.Playwright.NUnit;\nclass A : PageTest { [Test] public async Task B() { await Expect(Page).ToHaveURLAsync(new Regex("a")); } }',
    '2: "Regex" needs "using System.Text.RegularExpressions;".',
  ],
  [
    'call of the base class',
    'class A : PageTest\n{\n    public override async Task InitializeAsync()\n    {\n        base.InitializeAsync();\n    }\n}',
    '5: "await" is missing',
  ],
  [
    'member of "this"',
    'class A : PageTest\n{\n    Task B() => this.Page.GotAsync("/");\n}',
    '3: IPage has no member "GotAsync"',
  ],
  [
    'member of a value in a dictionary',
    'foreach (var pair in await handle.GetPropertiesAsync())\n    Console.WriteLine(pair.Value.Title);',
    '2: IJSHandle has no member "Title"',
  ],
  [
    'task that is printed',
    'Console.WriteLine(Page.TitleAsync());',
    '1: "await" is missing: the argument is Task<string>.',
  ],
  [
    'task that is passed on',
    'var handle = Page.EvaluateHandleAsync("a");\nawait Page.EvaluateAsync("a", handle);',
    '2: Argument 2 of "EvaluateAsync" is Task<IJSHandle>',
  ],
  [
    'task in a text',
    'Console.WriteLine($"{Page.TitleAsync()}");',
    '1: "await" is missing: the text would name Task<string>.',
  ],
  [
    'task to dispose of',
    'await using var other = Browser.NewContextAsync();',
    '1: "await" is missing: Task<IBrowserContext> cannot',
  ],
  [
    'namespace',
    'using System;\nusing Microsoft.Playwright.Nunit;',
    '2: There is no namespace "Microsoft.Playwright.Nunit".',
  ],
  ['syntax error', 'await Page.GotoAsync("/";', '1: Syntax error'],
  ['missing semicolon', 'var a = 1;\nvar b = 2\nvar c = 3;', '2: Syntax error'],
])('reports a wrong %s', (_, code, expected) => {
  const found = findings(code);

  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
});

test.each([
  [
    'options by name',
    'await Page.GetByRole(AriaRole.Button, new() { Name = "Book", NameRegex = new Regex("b") }).ClickAsync();',
  ],
  ['a handler', 'await Page.RouteAsync("**/*.png", route => route.AbortAsync());'],
  [
    'an action to run',
    'var popup = await Page.RunAndWaitForPopupAsync(() => Page.GetByText("A").ClickAsync());\nawait popup.CloseAsync();',
  ],
  [
    'lists',
    'var first = (await Page.Locator("li").AllAsync()).First();\nawait first.ClickAsync();\nawait Context.Pages[0].CloseAsync();',
  ],
  [
    'dictionaries',
    'foreach (var (name, value) in await handle.GetPropertiesAsync())\n    Console.WriteLine($"{name} {await value.JsonValueAsync<int>()}");',
  ],
  [
    'a local function',
    'await BookAsync(Page);\nasync Task BookAsync(IPage shop) { await shop.GotoAsync("/"); }',
  ],
  ['several tasks', 'await Task.WhenAll(Page.GotoAsync("/"), Page.WaitForURLAsync("**"));'],
  [
    'a task for later',
    'var waiting = Page.WaitForRequestAsync("**");\nawait Page.ReloadAsync();\nvar request = await waiting;\nConsole.WriteLine(request.Url);',
  ],
  [
    'a page object',
    'public class Shop(IPage page)\n{\n    private readonly ILocator _search = page.GetByRole(AriaRole.Searchbox);\n    public ILocator Rows => page.GetByRole(AriaRole.Row);\n    public async Task FindAsync(string text) => await _search.FillAsync(text);\n}',
  ],
  [
    'a program',
    'using Microsoft.Playwright;\nusing var playwright = await Playwright.CreateAsync();\nvar browser = await playwright["chromium"].LaunchAsync();\nawait browser.CloseAsync();',
  ],
  [
    'a class of xUnit v3',
    'using Microsoft.Playwright.Xunit.v3;\npublic class A : PageTest\n{\n    [Fact] public async Task B() => await Page.GotoAsync($"/{WorkerIndex}");\n}',
  ],
  [
    'a parallel loop',
    'await Parallel.ForEachAsync(new[] { "/" }, new ParallelOptions { MaxDegreeOfParallelism = 2 }, async (path, _) => await Page.GotoAsync(path));',
  ],
  ['an assertion class', 'await Assertions.Expect(Page).ToHaveURLAsync("/");'],
])('accepts %s', (_, code) => {
  expect(findings(code)).toEqual([]);
});

test('counts the uses whose owner cannot be found out', () => {
  const code = 'Console.Foo(thing => thing.ClickAsync());\nawait Page.CloseAsync();';

  expect(checkCsharp(parser, api, code)).toMatchObject({ inferred: 1, unknown: 1 });
});

test('knows nothing of a whole program but what it declares', () => {
  expect(findings('using Microsoft.Playwright;\nawait page.CloseAsync();')).toHaveLength(1);
});

test('knows the classes that other samples of the page declare', () => {
  const siblings = declaredClasses(
    parser,
    'class ShowPage(IPage page) { public ILocator Status { get; } = page.Locator("p"); }',
  );
  const check = (call: string) =>
    checkCsharp(parser, api, `var show = new ShowPage(Page);\n${call}`, siblings).findings;

  expect(check('await Expect(show.Status).ToHaveTextAsync("Sold");')).toEqual([]);
  expect(check('await Expect(show.Status).ToHaveTxtAsync("Sold");')).toHaveLength(1);
});

test('guesses nothing where an argument is of an unknown type', () => {
  expect(
    findings('var show = Other.Make();\nawait Expect(show.Status).ToHaveTextAsync("");'),
  ).toEqual([expect.stringContaining('1: "Other" is no name')]);
});

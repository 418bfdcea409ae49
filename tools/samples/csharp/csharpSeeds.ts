import type { Sample } from '../sample.ts';

/** Wrong samples: what is wrong, the code, and the first finding. */
export const SEEDS: readonly (readonly [string, string, RegExp, Partial<Sample>?])[] = [
  ['method', 'var a = 1;\nawait Page.GotoSync("/");', /^2:12 CS1061: .*'GotoSync'/],
  ['property', 'Console.WriteLine(Page.Adress);', /^1:24 CS1061: .*'Adress'/],
  ['event', 'Page.Dialogs += (_, d) => d.DismissAsync();', /^1:6 CS1061: .*'Dialogs'/],
  [
    'option',
    'await Page.GotoAsync("/", new()\n{\n    TimeOut = 5,\n});',
    /^3:5 CS0117: .*'TimeOut'/,
  ],
  [
    'option in an option',
    'await Page.ScreenshotAsync(new() { Clip = new() { Left = 1 } });',
    /CS0117: 'Clip' .*'Left'/,
  ],
  [
    'option of a named class',
    'var o = new PageGotoOptions { Wait = 1 };',
    /CS0117: 'PageGotoOptions'/,
  ],
  [
    'option type',
    'await Page.GotoAsync("/", new() { Timeout = "5" });',
    /CS0029: .*'string' to 'float\?'/,
  ],
  ['enumeration value', 'Page.GetByRole(AriaRole.ListItem);', /CS0117: 'AriaRole' .*'ListItem'/],
  ['enumeration', 'Page.GetByRole(AriaRoles.List);', /CS0103: .*'AriaRoles'/],
  [
    'value in place of an enumeration',
    'await Page.Locator("a").ClickAsync(new() { Button = "right" });',
    /CS0029/,
  ],
  ['type', 'ILocatr row = Page.GetByText("A");', /CS0246: .*'ILocatr'/],
  ['argument type', 'await Page.GotoAsync(42);', /CS1503: .*'int' to 'string'/],
  [
    'number with a fraction',
    'await Page.Mouse.MoveAsync(0.5, 1);',
    /CS1503: .*'double' to 'float'/,
  ],
  ['too many arguments', 'await Page.CloseAsync(new(), 1);', /CS1501: .*takes 2 arguments/],
  ['too few arguments', 'await Page.GotoAsync();', /CS7036: .*'url'/],
  ['argument name', 'await Page.AddInitScriptAsync(path: "a.js");', /CS1739: .*'path'/],
  ['missing type argument', 'var v = await handle.JsonValueAsync();', /CS0411/],
  ['missing await', 'await Page.GotoAsync("/");\nPage.CloseAsync();', /^2:1 CS4014/],
  ['missing await before an assertion', 'Expect(Page).ToHaveTitleAsync("A");', /^1:1 CS4014/],
  [
    'missing await in a chain',
    'var title = Page.TitleAsync();\nConsole.WriteLine(title.Length);',
    /^2:25 CS1061: 'Task<string>'/,
  ],
  [
    'missing await of what is printed',
    'Console.WriteLine(Page.TitleAsync());',
    /AWAIT: 'await' is missing/,
  ],
  [
    'missing await in a text',
    'Console.WriteLine($"{Page.TitleAsync()}");',
    /AWAIT: 'await' is missing/,
  ],
  [
    'missing await of what is disposed of',
    'await using var other = Browser.NewContextAsync();',
    /CS8417/,
  ],
  ['await of a value', 'await Page.GetByText("A");', /CS1061: 'ILocator' .*'GetAwaiter'/],
  ['property that is called', 'Console.WriteLine(Page.Url());', /CS1955: .*'IPage.Url'/],
  ['method that is not called', 'Console.WriteLine(Page.Locator.First);', /CS0119: 'IPage.Locator/],
  [
    'assertion on the wrong thing',
    'await Expect(Page).ToBeVisibleAsync();',
    /CS1061: 'IPageAssertions'/,
  ],
  ['asserted value', 'await Expect("text").ToBeVisibleAsync();', /CS1503: .*'string'/],
  [
    'member inside a lambda',
    'await Page.RouteAsync("**", async route =>\n{\n    await route.ContinuAsync();\n});',
    /^3:17 CS1061/,
  ],
  [
    'payload of an event',
    'Page.Console += (_, message) => Console.WriteLine(message.Body);',
    /CS1061: 'IConsoleMessage'/,
  ],
  ['variable that nobody declares', 'await basket.ClickAsync();', /CS0103: .*'basket'/],
  [
    'member of a loop variable',
    'foreach (var tab in Context.Pages)\n    await tab.ReloadedAsync();',
    /^2:15 CS1061/,
  ],
  [
    'null that is not expected',
    'var response = await Page.GotoAsync("/");\nConsole.WriteLine(response.Status);',
    /^2:19 CS8602/,
  ],
  ['null that is passed on', 'string text = await Page.Locator("a").TextContentAsync();', /CS8600/],
  ['member of the platform', 'Console.WritLine(1);', /CS0117: 'Console' .*'WritLine'/],
  ['type of the platform', 'var rows = new Dictonary<string, int>();', /CS0246: .*'Dictonary<,>'/],
  [
    'missing using',
    'using Microsoft.Playwright.NUnit;\nusing NUnit.Framework;\nclass A : PageTest { [Test] public Task B() => Expect(Page).ToHaveURLAsync(new Regex("a")); }',
    /^3:\d+ CS0246: .*'Regex'/,
    { flavor: 'nunit' },
  ],
  ['namespace', 'using System;\nusing Microsoft.Playwright.Nunit;', /^2:28 CS0234: .*'Nunit'/],
  [
    'name that a whole program does not have',
    'using Microsoft.Playwright;\nawait page.CloseAsync();',
    /^2:7 CS0103: .*'page'/,
  ],
  ['base class', 'public class A : PagesTest { }', /CS0246: .*'PagesTest'/],
  [
    'base class of another framework',
    'using Microsoft.Playwright.NUnit;\npublic class A : PageTest { }',
    /^1:28 CS0234/,
    { flavor: 'mstest' },
  ],
  [
    'override',
    'public override Task StartAsync() => Task.CompletedTask;',
    /CS0115: .*'Sample\d+.StartAsync/,
  ],
  [
    'override for one framework',
    'public override async Task InitializeAsync()\n{\n    await base.InitializeAsync();\n}',
    /CS0115: .* \(MSTest, NUnit\)$/,
  ],
  [
    'attribute of another framework',
    '[TestMethod]\npublic async Task A() => await Page.ReloadAsync();',
    /CS0246: .* \(NUnit, xUnit v2, xUnit v3\)$/,
  ],
  ['syntax', 'await Page.GotoAsync("/";', /^1:25 CS1026/],
  ['missing semicolon', 'var a = 1;\nvar b = 2\nvar c = 3;', /^2:10 CS1002/],
  ['missing brace', 'if (page != null) {\n    await page.ReloadAsync();', /^2:\d+ CS1513/],
];

/** Samples without findings. */
export const RIGHT: readonly (readonly [string, string, Partial<Sample>?])[] = [
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
    'a variable with the name of another one',
    'var request = (await Context.NewPageAsync()).Url;\nConsole.WriteLine(request.Length);',
  ],
  [
    'dictionaries',
    'foreach (var (name, value) in await handle.GetPropertiesAsync())\n    Console.WriteLine($"{name} {await value.JsonValueAsync<int>()}");',
  ],
  [
    'a local function',
    'await BookAsync(Page);\nasync Task BookAsync(IPage shop) { await shop.GotoAsync("/"); }',
  ],
  [
    'a task for later',
    'var waiting = Page.WaitForRequestAsync("**");\nawait Page.ReloadAsync();\nvar request = await waiting;\nConsole.WriteLine(request.Url);',
  ],
  [
    'a page object',
    'public class Shop(IPage page)\n{\n    public ILocator Rows => page.GetByRole(AriaRole.Row);\n}',
  ],
  ['a class of the page', 'await Expect(new Shop(Page).Rows).ToHaveCountAsync(3);'],
  [
    'a program',
    'using Microsoft.Playwright;\nusing var playwright = await Playwright.CreateAsync();\nvar browser = await playwright["chromium"].LaunchAsync();\nawait browser.CloseAsync();',
  ],
  [
    'a part of a program',
    'using var playwright = await Playwright.CreateAsync();\nawait using var browser = await playwright.Chromium.LaunchAsync();',
  ],
  [
    'a class of xUnit v3',
    'using Microsoft.Playwright.Xunit.v3;\nusing Xunit;\npublic class A : PageTest\n{\n    [Fact] public async Task B() => await Page.GotoAsync($"/{WorkerIndex}");\n}',
    { flavor: 'xunit3' },
  ],
  [
    'a hook',
    '[SetUp]\npublic async Task Open() => await Page.GotoAsync("/");',
    { flavor: 'nunit' },
  ],
  ['an assertion class', 'await Assertions.Expect(Page).ToHaveURLAsync("/");'],
];

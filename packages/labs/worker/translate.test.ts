import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { parseLocator, translate } from './translate.ts';

const { raw } = String;

const locate = (text: string, language: Language = 'javascript') =>
  parseLocator({ text, testIdAttribute: 'data-qa', language });

/** The code in one language, or why there is none. */
function translated(text: string, from: Language, to: Language): string {
  const result = translate({ text, testIdAttribute: 'data-qa', language: from });
  if (result.type === 'error') return `${result.place.at}: ${result.place.reason}`;
  const version = result.versions.find(({ language }) => language === to);
  if (!version) return `It is in ${to} already.`;
  return 'code' in version.written ? version.written.code : version.written.reason;
}

/** The same locator in each language. */
const SAME: Record<string, Record<Language, string>> = {
  'internal:testid=[data-qa="total"s]': {
    javascript: "page.getByTestId('total')",
    python: 'page.get_by_test_id("total")',
    java: 'page.getByTestId("total")',
    csharp: 'Page.GetByTestId("total")',
  },
  'internal:role=row >> internal:has-text="B"i >> internal:has="internal:text=/a\\\\/b/im" >> nth=0':
    {
      javascript:
        "page.getByRole('row').filter({ has: page.getByText(/a\\/b/im), 'hasText': 'B', }).first()",
      python: `(\n  self.page.get_by_role('row')  # rows\n  .filter(has_text="B", has=self.page.get_by_text(re.compile("a/b", re.I | re.M)))\n  .first\n)`,
      java: 'page.getByRole(AriaRole.ROW).filter(new Locator.FilterOptions().setHas(page.getByText(Pattern.compile("a/b", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE))).setHasText("B")).first()',
      csharp:
        '_page.GetByRole(AriaRole.Row).Filter(new LocatorFilterOptions { HasText = "B", Has = _page.GetByText(new("a/b", RegexOptions.IgnoreCase | RegexOptions.Multiline)) }).First',
    },
  'internal:role=heading[include-hidden=true][level=2][name="a"s] >> internal:and=".x" >> internal:or="internal:label=\\"b\\"i" >> internal:describe="c"':
    {
      javascript:
        "getByRole('heading', { level: 2, exact: true, includeHidden: true, name: 'a' }).and(page.locator('.x')).or(page.getByLabel('b', { exact: false })).describe('c')",
      python:
        'get_by_role("heading", level=2, exact=True, include_hidden=True, name="a").and_(page.locator(".x")).or_(page.get_by_label("b", exact=False)).describe("c")',
      java: 'getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2).setExact(true).setIncludeHidden(true).setName("a")).and(page.locator(".x")).or(page.getByLabel("b")).describe("c")',
      csharp:
        'GetByRole(AriaRole.Heading, new() { Level = 2, Exact = true, IncludeHidden = true, Name = "a" }).And(Page.Locator(".x")).Or(Page.GetByLabel("b")).Describe("c")',
    },
  '#a >> nth=1 >> internal:control=enter-frame >> b >> internal:control=enter-frame >> p >> nth=0 >> q':
    {
      javascript:
        "page.frameLocator('#a').nth(1).frameLocator('b').locator('p >> nth=0').locator('q')",
      python:
        'page.locator("#a").nth(1).content_frame.frame_locator("b").locator("p").first.locator("q")',
      java: 'page.locator("#a").nth(1).contentFrame().frameLocator("b").locator("p").first().locator("q")',
      csharp: 'Page.FrameLocator("#a").Nth(1).FrameLocator("b").Locator("p").First.Locator("q")',
    },
};

const CASES = Object.entries(SAME).flatMap(([selector, texts]) =>
  Object.entries(texts).map(([language, text]) => [text, language as Language, selector] as const),
);

test.each(CASES)('reads %s of %s', (text, language, selector) => {
  expect(locate(text, language)).toEqual({ type: 'locator', selector, language, leftOut: [] });
});

test.each([
  [raw`get_by_text(re.compile('a "\\d" \d'))`, 'python', raw`internal:text=/a \"\d\" \d/`],
  [raw`get_by_text(r"\d" 'x')`, 'python', raw`internal:text="\\dx"i`],
  [raw`GetByText(@"\d ""a""")`, 'csharp', raw`internal:text="\\d \"a\""i`],
  [raw`getByText('\u00e9\x41')`, 'javascript', 'internal:text="éA"i'],
  [raw`getByText(new RegExp('a\\$', 'su'))`, 'javascript', raw`internal:text=/a\$/su`],
  ['getByText("a" + "b")', 'java', 'internal:text="ab"i'],
  ['GetByText("""a "b" """)', 'csharp', raw`internal:text="a \"b\" "i`],
  ["locator('p', { hasText: '' }).nth(0x1)", 'javascript', 'p >> nth=1'],
  [
    "page.mainFrame().getByRole('heading', { level: +2, name: undefined })",
    'javascript',
    'internal:role=heading[level=2]',
  ],
] as const)('reads the literals of %s', (text, language, selector) => {
  expect(locate(text, language)).toMatchObject({ selector, language });
});

const AROUND = 'the code around it';

test.each([
  ["await page.getByText('Seats').first().click();", ['.click()']],
  ["const row = page.locator('tr');", ['const row =']],
  ["await expect(page.getByText('A')).not.toBeVisible()", ['expect(…).not.toBeVisible()']],
  ["// Rows\npage.locator('tr')\n\nawait page.reload();", ['1 more statement']],
  ['assertThat(page.getByText("A")).hasText("A");', ['assertThat(…).hasText("A")']],
  ["await page.click('text=Save');", [".click('text=Save')"]],
  ["this.email = page.getByLabel('Email');", ['this.email =']],
  ["if (await page.getByText('A').isVisible()) return;", ['.isVisible()', AROUND]],
  ["await page.getByText('A').evaluate((e) => e.id);", [AROUND]],
  ["test('a', async () => {\n  await page.getByText('A').click();", ['.click()', AROUND]],
  ['assert page.get_by_text("A").is_visible()', ['.is_visible()', AROUND]],
  ['private ILocator Email => _page.GetByLabel("Email");', [AROUND]],
])('says what it left out of %s', (text, leftOut) => {
  expect(locate(text)).toMatchObject({ type: 'locator', leftOut });
});

test.each([
  [
    'div[',
    0,
    'Unexpected token "" while parsing css selector "div[". Did you mean to CSS.escape it?',
  ],
  ['foo()', 0, 'The lab doesn’t know "foo".'],
  [
    'a && b',
    0,
    'Unexpected token "&" while parsing css selector "a && b". Did you mean to CSS.escape it?',
  ],
  ["getByText('a').frist()", 15, 'Locator has no "frist". Did you mean "first"?'],
  ["frameLocator('a').click()", 18, 'FrameLocator has no "click".'],
  ["getByRole('buton')", 10, '"role" can’t be "buton". Did you mean "button"?'],
  ["getByRole('row', { nam: 'a' })", 19, 'This call has no option "nam". Did you mean "name"?'],
  ['GetByRole(AriaRole.Buton)', 19, 'AriaRole has no "Buton". Did you mean "Button"?'],
  ["getByText('a'", 9, '"(" is not closed.'],
  ["getByText('a", 10, 'This string is not closed.'],
  ["getByText(['a')", 14, '"]" is missing before this ")".'],
  ['getByText(5)', 10, '"text" has to be string or RegExp.'],
  ["cy.get('.x')", 3, 'The lab doesn’t know what "cy" is: neither a page nor a locator has "get".'],
  [
    "page.on('popup', () => {})",
    5,
    'What listens to events is a function, and the lab can’t translate functions.',
  ],
  ['', 0, 'Type a locator or a selector.'],
])('refuses %s', (text, at, reason) => {
  expect(locate(text)).toMatchObject({ type: 'error', place: { at, reason } });
  expect(translated(text, 'javascript', 'python')).toBe(`${at}: ${reason}`);
});

test.each(['text=Seats', '//button', 'li >> nth=1', 'div:has(p)', 'h1'])(
  'reads the selector %s',
  (selector) => {
    expect(locate(selector)).toMatchObject({ selector, language: 'selector' });
  },
);

test.each([
  [
    "const row = page.getByRole('row');\nawait row.click({ position: { x: 5, y: 5 }, timeout: 5_000 });",
    'row = page.get_by_role("row")\nrow.click(position={"x": 5, "y": 5}, timeout=5_000)',
    'Locator row = page.getByRole(AriaRole.ROW);\nrow.click(new Locator.ClickOptions().setPosition(5, 5).setTimeout(5_000));',
    'var row = Page.GetByRole(AriaRole.Row);\nawait row.ClickAsync(new() { Position = new() { X = 5, Y = 5 }, Timeout = 5_000 });',
  ],
  [
    "await page.goto('/');\nawait expect(page).not.toHaveURL(/(?<year>\\d+)$/i);",
    'page.goto("/")\nexpect(page).not_to_have_url(re.compile(r"(?P<year>\\d+)$", re.IGNORECASE))',
    'page.navigate("/");\nassertThat(page).not().hasURL(Pattern.compile("(?<year>\\\\d+)$", Pattern.CASE_INSENSITIVE));',
    'await Page.GotoAsync("/");\nawait Expect(Page).Not.ToHaveURLAsync(new Regex(@"(?<year>\\d+)$", RegexOptions.IgnoreCase));',
  ],
  [
    "await page.getByLabel(`Seat ${seatName}`).selectOption({ label: 'A' });",
    'page.get_by_label(f"Seat {seat_name}").select_option(label="A")',
    'page.getByLabel("Seat " + seatName).selectOption(new SelectOption().setLabel("A"));',
    'await Page.GetByLabel($"Seat {seatName}").SelectOptionAsync(new SelectOptionValue { Label = "A" });',
  ],
  [
    "await page.getByRole('link').click({ button: 'right' });\nawait page.waitForLoadState('networkidle');",
    'page.get_by_role("link").click(button="right")\npage.wait_for_load_state("networkidle")',
    'page.getByRole(AriaRole.LINK).click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));\npage.waitForLoadState(LoadState.NETWORKIDLE);',
    'await Page.GetByRole(AriaRole.Link).ClickAsync(new() { Button = MouseButton.Right });\nawait Page.WaitForLoadStateAsync(LoadState.NetworkIdle);',
  ],
  [
    "this.seats = page.getByLabel('Seats');\nawait page.setExtraHTTPHeaders({ 'X-Test': '1' });",
    'self.seats = page.get_by_label("Seats")\npage.set_extra_http_headers({"X-Test": "1"})',
    'this.seats = page.getByLabel("Seats");\npage.setExtraHTTPHeaders(Map.of("X-Test", "1"));',
    '',
  ],
  [
    "await page.getByLabel('Photo').setInputFiles([]);",
    'page.get_by_label("Photo").set_input_files([])',
    'page.getByLabel("Photo").setInputFiles(new Path[0]);',
    'await Page.GetByLabel("Photo").SetInputFilesAsync(Array.Empty<string>());',
  ],
  [
    "await page.setExtraHTTPHeaders({ 'X-Test': '1' });",
    'page.set_extra_http_headers({"X-Test": "1"})',
    'page.setExtraHTTPHeaders(Map.of("X-Test", "1"));',
    'await Page.SetExtraHTTPHeadersAsync(new Dictionary<string, string> { ["X-Test"] = "1" });',
  ],
])('translates %s between all languages', (javascript, python, java, csharp) => {
  const texts = Object.entries({ javascript, python, java, csharp }) as [Language, string][];
  // Fields of .NET look like variables.
  const all = texts.filter(([, text]) => text !== '');
  for (const [from, text] of all) {
    for (const [to, expected] of all.filter(([language]) => language !== from)) {
      expect(translated(text, from, to)).toBe(expected);
    }
  }
});

test.each([
  [
    'Browser browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setProxy("http://a.example"));',
    'java',
    "const browser = await chromium.launch({ proxy: { server: 'http://a.example' } });",
  ],
  [
    'await Page.AddInitScriptAsync(scriptPath: "a.js");',
    'csharp',
    "await page.addInitScript({ path: 'a.js' });",
  ],
  [
    'var sold = new List<string>();\nawait Page.CloseAsync();',
    'csharp',
    'const sold = [];\nawait page.close();',
  ],
  [
    'var phone = await Browser.NewContextAsync(new(Playwright.Devices["Pixel 7"]) { Locale = "de" });',
    'csharp',
    '46: The lab can’t read options that are copied.',
  ],
] as const)('writes what %s of %s means', (text, from, code) => {
  expect(translated(text, from, 'javascript')).toBe(code);
});

test.each([
  [
    "const ids = await page.locator('p').evaluateAll('all => all.length');",
    'csharp',
    'In .NET, this needs the type of the result: EvaluateAsync<string>, for example.',
  ],
  ['page.getByText(/[^]/)', 'python', '"[^]" in this regular expression has no equal in Python.'],
  [
    "await expect(page.getByText('a')).toHaveText(['a', /b/]);",
    'java',
    'In Java, a list has either texts or regular expressions.',
  ],
  ['page.getByText(/a/g)', 'java', 'The flag "g" in this regular expression has no equal in Java.'],
  [
    'const closed = page.close();',
    'java',
    'Without "await", this is a promise, which other languages don’t have.',
  ],
  ["await expect.soft(page).toHaveTitle('A')", 'csharp', 'Assertions in .NET have no soft mode.'],
  [
    'await browser.newContext({ viewport: null })',
    'python',
    'In Python, this would be the same as no "viewport".',
  ],
] as const)('says why %s can’t be written in %s', (text, to, reason) => {
  expect(translated(text, 'javascript', to)).toBe(reason);
});

test('lists imports, and writes Python for async functions, too', () => {
  const text = 'await Page.GetByText(new Regex("a")).ClickAsync();';

  expect(translate({ text, testIdAttribute: 'data-qa', language: 'python' })).toMatchObject({
    from: 'csharp',
    versions: [
      {
        language: 'javascript',
        written: { code: 'await page.getByText(/a/).click();', imports: [] },
      },
      {
        isAsync: false,
        written: { code: 'page.get_by_text(re.compile(r"a")).click()', imports: ['re'] },
      },
      { isAsync: true, written: { code: 'await page.get_by_text(re.compile(r"a")).click()' } },
      { language: 'java', written: { imports: ['java.util.regex.Pattern'] } },
    ],
  });
});

test('refuses what is too long', () => {
  expect(locate('a'.repeat(20_000))).toMatchObject({ type: 'error', text: '' });
});

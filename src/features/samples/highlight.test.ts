import { beforeAll, expect, test } from 'vitest';
import type { Highlighter } from '#features/feature.ts';
import { createHighlighter } from './highlight.ts';
import { LANGUAGES } from './languages.ts';
import { render } from '#pipeline/markdown/testing.ts';

let highlighter: Highlighter;

beforeAll(async () => {
  highlighter = await createHighlighter();
});

test.each([
  ['k', 'ts', 'const', 'const seat = 1;'],
  ['s', 'ts', "'A1'", "book('A1');"],
  ['c', 'python', '# why', 'x = 1 # why'],
  ['f', 'python', 'book', 'seat.book()'],
  ['f', 'csharp', 'GotoAsync', 'await Page.GotoAsync(url);'],
  ['t', 'java', 'Page', 'Page page = browser.newPage();'],
  ['n', 'java', '12', 'int row = 12;'],
  ['t', 'html', '&lt;button>', '<button>Book</button>'],
  ['a', 'yaml', 'name', 'name: Tests'],
  ['k', 'dockerfile', 'FROM', 'FROM noble'],
])('marks with %s in %s: %s', (kind, lang, token, code) => {
  expect(highlighter(code, lang)).toContain(`<span class=${kind}>${token}</span>`);
});

test.each([
  ['leaves punctuation and plain names alone', 'ts', 'seat.row = [a, b];', 'seat.row = [a, b];'],
  [
    'joins adjacent tokens of one kind',
    'java',
    'public static void main() {}',
    '<span class=k>public static void</span>',
  ],
  [
    'keeps spans within their lines',
    'ts',
    '/* a\n b */',
    '<span class=c>/* a</span>\n <span class=c>b */</span>',
  ],
  ['escapes plain text', 'text', 'a < b & c', 'a &lt; b &amp; c'],
  ['escapes what it does not know', 'klingon', '<a>', '&lt;a>'],
])('%s', (_does, lang, code, html) => {
  expect(highlighter(code, lang)).toContain(html);
});

test('knows every language that a fence may name', () => {
  for (const lang of Object.keys(LANGUAGES)) expect(highlighter('x', lang)).toContain('x');
});

test.each(['ts', 'python', 'java', 'csharp', 'yaml', 'json', 'html'])(
  'keeps the HTML of a dense %s sample below three times its text',
  (lang) => {
    const code = DENSE[lang]!;
    const body = `\`\`\`${lang}\n${code}\n\`\`\``;
    const edition = ({ python: 'python', java: 'java', csharp: 'dotnet' } as const)[lang];

    const { html } = render(body, { highlighter, edition: edition ?? 'nodejs' }).page;
    const sample = /<div class="sample".*<\/div>/s.exec(html)![0];

    expect(code.length).toBeGreaterThanOrEqual(150);
    expect(sample).toContain('<span');
    expect(sample.length).toBeLessThanOrEqual(3 * code.length);
  },
);

const DENSE: Record<string, string> = {
  ts: `import { test, expect } from '@playwright/test';
test('a', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('b', { exact: true })).toHaveCount(2, { timeout: 5 });
  const n: number = await page.locator('a').count() ?? 0;
  if (n > 1) return new Map<string, number>([['a', 1]]);
});`,
  python: `import re
from playwright.sync_api import Page, expect
def test_a(page: Page) -> None:
    page.goto("/", wait_until="load")
    expect(page.get_by_text("b", exact=True)).to_have_count(2)
    with page.expect_popup() as p: print(f"{p.value}", 3, None, r"a")`,
  java: `public class A { @Test void a() { int n = 1; String s = "b"; }
  static List<String> b(Page p) { return new ArrayList<>(List.of("a", "b")); }
  void c() throws Exception { assertThat(p.locator("a")).hasText("b"); if (n > 2) return; } }`,
  csharp: `[TestClass] public class A : PageTest { [TestMethod] public async Task B() {
  await Page.GotoAsync("/"); var n = 1; string s = null;
  await Expect(Page.GetByText("b", new() { Exact = true })).ToHaveCountAsync(2);
  if (n > 2) return new List<string> { "a", "b" }; } }`,
  yaml: `on:
  push: { branches: [main] }
env: { A: 1, B: "x", C: true }
jobs:
  a:
    if: true
    steps:
      - run: a
      - uses: b@v1
        with: { c: 1, d: "e" }
      - name: f
        id: "g"`,
  json: `{
  "name": "stage", "private": true,
  "scripts": { "test": "playwright test", "ci": "npm ci" },
  "engines": { "node": ">=20" }, "retries": 2,
  "files": ["a.ts", "b.ts"],
  "dependencies": { "@playwright/test": "1.56.1" }
}`,
  html: `<ul class="a" id="b"><li data-x="1"><a href="#c" title="d">e</a></li><li><b>f</b><i>g</i></li></ul><form action="/h"><input name="i" type="text" required><button>j</button></form>`,
};

import { expect, test } from 'vitest';
import type { Language } from '../worker/languages.ts';
import { readRun, readRunText } from './statements.ts';

const SAMPLES: Record<Language, string> = {
  javascript: `import { test, expect } from '@playwright/test';

test('books seats', async ({ page }) => {
  await page.goto('https://stagehand.example/basket');
  const row = page.getByRole('listitem').filter({ hasText: 'Paper Moons' });
  await row.getByLabel('Seats').fill('2');
  await expect(row).not.toContainText(/sold out/i);
});`,
  python: `import re
from playwright.sync_api import Page, expect


def test_books_seats(page: Page):
    page.goto("https://stagehand.example/basket")
    row = page.get_by_role("listitem").filter(has_text="Paper Moons")
    row.get_by_label("Seats").fill("2")
    expect(row).not_to_contain_text(re.compile("sold out", re.IGNORECASE))`,
  java: `page.navigate("https://stagehand.example/basket");
Locator row = page.getByRole(AriaRole.LISTITEM)
  .filter(new Locator.FilterOptions().setHasText("Paper Moons"));
row.getByLabel("Seats").fill("2");
assertThat(row).not().containsText(Pattern.compile("sold out", Pattern.CASE_INSENSITIVE));`,
  csharp: `await Page.GotoAsync("https://stagehand.example/basket");
var row = Page.GetByRole(AriaRole.Listitem).Filter(new() { HasText = "Paper Moons" });
await row.GetByLabel("Seats").FillAsync("2");
await Expect(row).Not.ToContainTextAsync(new Regex("sold out", RegexOptions.IgnoreCase));`,
};

/** Without the places, which belong to one language. */
const treeOf = (language: Language): unknown =>
  JSON.parse(
    JSON.stringify(readRun(SAMPLES[language], language).statements, (name, value: unknown) =>
      name === 'from' || name === 'to' ? undefined : value,
    ),
  );

test.each(['python', 'java', 'csharp'] as const)('reads %s to the same statements', (language) => {
  expect(treeOf(language)).toEqual(treeOf('javascript'));
  expect(treeOf('javascript')).toHaveLength(4);
});

test.each([
  ['a function', 'await page.evaluate(() => 1);', 'function'],
  ['what needs a browser', "await page.screenshot({ path: 'a.png' });", '"screenshot" needs more'],
  ['files', "await page.getByLabel('Photo').setInputFiles('a.png');", '"setInputFiles" needs more'],
  ['unknown variables', 'await row.click();', '"row" is declared nowhere in this sample.'],
  ['expressions', 'await page.goto(`/shows/${slug}`);', 'an expression, which can’t run here'],
])('refuses %s', (_, text, reason) => {
  const read = readRunText({ text, language: 'javascript' });

  expect('error' in read && read.error).toContain(reason);
});

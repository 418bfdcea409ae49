import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

const saidOf = (text: string) =>
  checkExample({ path: 'content/docs/seats.md', text }).map(({ line, what, fix }) =>
    `${line}: ${what} ${fix.replace(/ ?Use a name.*/, '')}`.trim(),
  );

test.each([
  ["await page.goto('/shows/the-winter-fair');", '"the-winter-fair". Did you mean "winter-fair"?'],
  [
    'page.goto("https://stagehand.example/my-baskets")',
    'begins with "my-baskets". Did you mean "basket"?',
  ],
  [
    'expect(link).to_have_text("The Paper Moon")',
    'no show "The Paper Moon". Did you mean "Paper Moons"?',
  ],
  [
    '.fill("ida@stagehand.example")',
    '"ida@stagehand.example". Did you mean "ada@stagehand.example"?',
  ],
  ['FillAsync("Ada")', 'full name, not "Ada". Did you mean "Ada Lovelace"?'],
  ['hasText("£18.50")', 'Nothing costs "£18.50". Did you mean "£18.00"?'],
  ['<li>The Winter Fair <b>£18.00</b></li>', 'The Winter Fair does not cost "£18.00".'],
  [
    "page.getByRole('button', { name: 'Book seat' })",
    'no button "Book seat". Did you mean "Book seats"?',
  ],
  ['page.get_by_role("button", exact=True, name="Log in")', 'no button "Log in".'],
  [
    'page.getByRole(AriaRole.BUTTON,\n  new Page.GetByRoleOptions().setName("Empty the basket"))',
    '2: Stagehand has no button "Empty the basket"',
  ],
  [
    'Page.GetByRole(AriaRole.Button, new() { Name = "Pay" })',
    'no button "Pay". Did you mean "Pay now"?',
  ],
  ['<button type="button" disabled>Add to basket</button>', 'no button "Add to basket".'],
  ['- button "Add to basket"', 'no button "Add to basket".'],
  ['page.get_by_label("Name on the ticket")', 'Did you mean "Name on the tickets"?'],
  ["page.getByLabel('Seats').selectOption('2')", 'no options to select in "Seats".'],
  ['page.GetByTestId("totals")', 'no test id "totals". Did you mean "total"?'],
  ['playwright.selectors.set_test_id_attribute("data-stage")', 'attribute "data-stage".'],
  ['public class ShopOptions implements OptionsFactory {', 'class "ShopOptions".'],
  [
    'expect(page).to_have_title("Hamlet")',
    'no longer use "Hamlet". Did you mean "The Winter Fair"?',
  ],
])('finds what is wrong in %s', (text, expected) => {
  expect(saidOf(text).join('\n')).toContain(expected);
});

test.each([
  "await page.goto('/shows/winter-fair');\nawait page.goto(`/shows/${slug}`);",
  "page.getByRole('button', { name: 'Remove seat F3' });\npage.getByRole('button').filter({ hasText: 'Any' });",
  'page.get_by_label("Kind of show").select_option("Musical")',
  'page.getByLabel("Email").fill("worker-3@stagehand.example")',
  'await expect(page.getByText("The Winter Fair: £54.00")).toBeVisible();',
  '<button type="button">{title}</button>',
])('finds nothing wrong in %s', (text) => {
  expect(saidOf(text)).toEqual([]);
});

test.each(['demo', 'packages/screenshots/testProject', 'content/samples/projects'])(
  'finds nothing wrong in the files of %s',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(html|js|mjs|tsx?)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));

    expect(files.length).toBeGreaterThan(3);
    expect(
      files.flatMap((path) => checkExample({ path, text: readFileSync(path, 'utf8') })),
    ).toEqual([]);
  },
);

test('finds nothing wrong in the list for authors', () => {
  const path = 'CONTRIBUTING.md';

  expect(checkExample({ path, text: readFileSync(path, 'utf8') })).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { translate } from './translate.ts';

const read = (text: string, language: Language = 'javascript') =>
  translate({ text, testIdAttribute: 'data-qa', language });

test.each([
  ["await page.getByTestId('total');", 'javascript'],
  ['page.get_by_test_id("total")', 'python'],
  ['page.getByTestId("total")', 'java'],
  ['Page.GetByTestId("total")', 'csharp'],
])('reads %s on the page of any edition', (text, from) => {
  expect(read(text, from as Language)).toMatchObject({
    type: 'translation',
    from,
    selector: 'internal:testid=[data-qa="total"s]',
    locators: {
      javascript: "getByTestId('total')",
      python: 'get_by_test_id("total")',
      java: 'getByTestId("total")',
      csharp: 'GetByTestId("total")',
    },
  });
});

test('reads the language of another edition, and selectors', () => {
  expect(read('get_by_text("Seats").first')).toMatchObject({ from: 'python' });
  expect(read('#seats >> button')).toMatchObject({ from: 'selector' });
});

test('reads both kinds of quotes in Python', () => {
  expect(read(`locator('a:text("It\\'s on")').first`, 'python')).toMatchObject({
    from: 'python',
    selector: `a:text("It's on") >> nth=0`,
  });
});

const inside = (engine: string) =>
  `internal:role=listitem >> internal:${engine}="internal:text=\\"Winter\\"i" >> nth=0`;

test.each([
  [
    'has',
    `page.getByRole('listitem').filter({ has: page.getByText('Winter') }).first()`,
    `page.get_by_role("listitem").filter(has=page.get_by_text("Winter")).first`,
    `page.getByRole(AriaRole.LISTITEM).filter(new Locator.FilterOptions().setHas(page.getByText("Winter"))).first()`,
    `Page.GetByRole(AriaRole.Listitem).Filter(new() { Has = Page.GetByText("Winter") }).First`,
  ],
  [
    'has-not',
    `this.page.getByRole('listitem').filter({ hasNot: this.page.getByText('Winter') }).first()`,
    `self.page.get_by_role("listitem").filter(has_not=self.page.get_by_text('Winter')).first`,
    `frame.getByRole(AriaRole.LISTITEM).filter(new Locator.FilterOptions().setHasNot(frame.getByText("Winter"))).first()`,
    `_page.GetByRole(AriaRole.Listitem).Filter(new() { HasNot = _page.GetByText("Winter"), }).First`,
  ],
  [
    'and',
    `page.getByRole('listitem').and(page.getByText('Winter')).first()`,
    `page.get_by_role("listitem").and_(page.get_by_text("Winter")).first`,
    `page.getByRole(AriaRole.LISTITEM).and(page.getByText("Winter")).first()`,
    `Page.GetByRole(AriaRole.Listitem).And(Page.GetByText("Winter")).First`,
  ],
  [
    'or',
    `getByRole('listitem')\n  .or(getByText('Winter'))\n  .first()`,
    `get_by_role("listitem").or_(get_by_text("Winter")).first`,
    `getByRole(AriaRole.LISTITEM).or(getByText("Winter")).first()`,
    `GetByRole(AriaRole.Listitem).Or(GetByText("Winter")).First`,
  ],
])('reads a locator inside another one: %s', (engine, javascript, python, java, csharp) => {
  for (const [from, text] of Object.entries({ javascript, python, java, csharp })) {
    expect(read(text, from as Language)).toMatchObject({ selector: inside(engine), from });
  }
});

test('reads locators inside locators inside locators', () => {
  const text = String.raw`page.getByRole('list').filter({ has: page.getByText(/a, \(b/).or(page.getByText('it\'s').and(page.locator('li'))) })`;

  expect(read(text)).toMatchObject({
    locators: {
      javascript: text.replaceAll('page.', ''),
      python: String.raw`get_by_role("list").filter(has=get_by_text(re.compile(r"a, \(b")).or_(get_by_text("it's").and_(locator("li"))))`,
    },
  });
});

test('takes a variable inside a locator for no selector, and gives up at some depth', () => {
  const deep = `${"getByText('a').or(".repeat(20)}getByText('b')${')'.repeat(20)}`;

  expect(read("getByText('Seats').or(dialog)")).toMatchObject({ type: 'error', place: { at: 18 } });
  expect(read(deep)).toMatchObject({ type: 'error' });
});

test.each([
  [`getByRole('heading', { level: 2, exact: true, name: 'a' })`, 'javascript'],
  [`getByRole('heading', {\n  exact: true,\n  name: 'a',\n  level: 2,\n})`, 'javascript'],
  [`get_by_role("heading", level=2, exact=True, name="a")`, 'python'],
  [
    `getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2).setExact(true).setName("a"))`,
    'java',
  ],
  [`GetByRole(AriaRole.Heading, new() { Level = 2, Exact = true, Name = "a" })`, 'csharp'],
])('reads options in any order: %s', (text, from) => {
  const locators = { javascript: `getByRole('heading', { name: 'a', exact: true, level: 2 })` };
  expect(read(text, from as Language)).toMatchObject({ from, locators });
});

const { raw } = String;

test.each([
  [raw`get_by_text(re.compile("book", re.IGNORECASE))`, 'python', raw`/book/i`],
  [raw`get_by_text(re.compile('a "\\d+" \d', re.I))`, 'python', raw`/a "\d+" \d/i`],
  [raw`get_by_text(re.compile("\bbook"))`, 'python', raw`/\x08book/`],
  [raw`get_by_text(re.compile(r"\bbook"))`, 'python', raw`/\bbook/`],
  [raw`GetByText(new Regex(@"\d ""a"""))`, 'csharp', raw`/\d "a"/`],
])('reads the regular expression in %s', (text, from, pattern) => {
  const locators = { javascript: `getByText(${pattern})` };
  expect(read(text, from as Language)).toMatchObject({ from, locators });
});

test.each([
  ['', 0, 'Type a locator or a selector.'],
  ["getByText('Seats)", 10, 'This string is not closed.'],
  ["getByRole('button', { name: 'Book' )", 35, '"}" is missing before this ")".'],
  ["getByText('Seats'))", 18, 'Nothing is open that ")" could close.'],
  ["getByRole('button'", 9, '"(" is not closed.'],
  ["getByText('Seats').fist().last()", 18, 'The locator is valid up to here.'],
  ['getByTxt(seats)', 0, 'This is neither a locator'],
  ["dialog.getByText('Seats')", 0, 'This is neither a locator'],
])('points at the mistake in %s', (text, at, reason) => {
  expect(read(text)).toMatchObject({
    type: 'error',
    place: { at, reason: expect.stringContaining(reason) as string },
  });
});

test('refuses texts that are no locator by their length', () => {
  expect(read('a'.repeat(10_001))).toMatchObject({ type: 'error', text: '' });
});

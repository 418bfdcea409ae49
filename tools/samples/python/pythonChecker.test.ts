import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompiledChecker, isPrepared } from '../compiled.ts';
import type { Finding, Sample } from '../sample.ts';
import { linesOf, sampleOf } from '../testing.ts';
import { PYTHON } from './pythonChecker.ts';

const root = process.cwd();
const PREPARED = isPrepared(root, PYTHON);
const REASON = 'needs packages; "npm run samples -- --all" installs them';

const seeded: [kind: string, sample: Sample, expected: RegExp][] = [
  [
    'a wrong method',
    python('sync', 'page.goto("/")\npage.get_by_role("link").clik()'),
    /^2: .*"clik"/,
  ],
  [
    'a wrong option name',
    python('sync', '\npage.get_by_role("link", nme="Basket").click()'),
    /^2: .*"nme"/,
  ],
  ['a wrong argument type', python('sync', 'page.goto(\n    42,\n)'), /^2: .*"url"/],
  [
    'a wrong option type',
    python('async', 'await page.get_by_text("Book").click(timeout="soon")'),
    /^1: .*"timeout"/,
  ],
  ['a missing await', python('async', 'await page.goto("/")\npage.reload()'), /^2: .*async/],
  [
    'a missing await in an assignment',
    python('async', 'title = page.title()\nassert title == "Tonight"'),
    /^1: .*await/,
  ],
  ['a missing await in a print', python('async', 'print(page.title())'), /^1: .*await/],
  ['an await too many', python('sync', 'await page.reload()'), /^1: .*await/],
  ['a syntax error', python('sync', 'page.goto("/")\nif page.url\n    pass'), /^2: Expected ":"/],
  ['an unknown name', python('sync', 'seat.click()'), /^1: "seat" is not defined/],
  [
    'a wrong method in a handler',
    python('sync', 'def sell(route):\n    route.fulfil(json={})\n\npage.route("**", sell)'),
    /^2: .*"fulfil"/,
  ],
  [
    'a missing import in a file',
    python('sync', 'from playwright.sync_api import Page\n\nexpect(1)'),
    /^3: "expect" is not defined/,
  ],
];

const right = [
  python('sync', 'page.on("dialog", lambda dialog: print(dialog.message))'),
  python('sync', 'page = browser.new_page()\nrequest = "of another type"\nprint(request.upper())'),
  python('async', 'locator = locator.first\nawait expect(locator).to_have_text(re.compile("x"))'),
  python('sync', 'class Shop:\n    seats = 2', 'pages/shop.py'),
  python('sync', 'from pages.shop import Shop\n\nprint(Shop.seats)', 'tests/test_shop.py'),
];

let findings: Finding[] = [];

beforeAll(async () => {
  if (!PREPARED) return;
  const samples = [...seeded.map(([, sample]) => sample), ...right];
  findings = await createCompiledChecker(root, PYTHON).check(samples);
});

beforeEach(({ skip }) => skip(!PREPARED, REASON));

function python(flavor: string, code: string, title?: string): Sample {
  return sampleOf(code, { language: 'python', flavor, title });
}

test.each(seeded)('catches %s', (_, sample, expected) => {
  expect(linesOf(findings, sample)[0]).toMatch(expected);
});

test.each(right.map(({ code }, index) => [code, index] as const))('accepts %j', (_, index) => {
  expect(findings.filter(({ sample }) => sample === right[index])).toEqual([]);
});

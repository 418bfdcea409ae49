import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompiledChecker, isPrepared } from '../compiled.ts';
import type { Finding, Sample } from '../sample.ts';
import { linesOf, sampleOf } from '../testing.ts';
import { JAVA } from './javaChecker.ts';

const root = process.cwd();
const PREPARED = isPrepared(root, JAVA);
const REASON = 'needs packages; "npm run samples -- --all" downloads them';

const seeded: [kind: string, sample: Sample, expected: RegExp][] = [
  ['a wrong method', java('page.reload();\npage.clik("a");'), /^2: .*method clik\(String\)/],
  [
    'a wrong option',
    java('page.navigate("/",\n    new Page.NavigateOptions().setTimeot(5));'),
    /^2: .*setTimeot/,
  ],
  ['a wrong argument type', java('page.navigate("/");\npage.navigate(42);'), /^2: .*incompatible/],
  ['a wrong enum value', java('page.getByRole(AriaRole.KNOB);'), /^1: .*KNOB/],
  ['a syntax error', java('page.reload();\npage.reload()'), /^2: ';' expected/],
  ['a missing brace', java('if (page != null) {\n  page.reload();'), /^2: reached end of file/],
  ['an unknown name', java('seat.click();'), /^1: .*variable seat/],
  [
    'a wrong method in a test',
    java('@Test\nvoid opens(Page page) {\n  page.nvigate("/");\n}'),
    /^3: .*nvigate/,
  ],
  [
    'a missing import in a file',
    java('import java.util.List;\n\nclass Shop {\n  Page page;\n}'),
    /^4: .*class Page/,
  ],
  ['a text block', java('String rows = """\n  A\n  B\n  """;'), /^1: .*text blocks/],
  ['a record', java('record Seat(String row, int number) {}'), /^1: .*records/],
  [
    'a method of a later Java release',
    java('List<String> rows = List.of("A").stream().toList();'),
    /^1: .*toList/,
  ],
];

const right = [
  java('Page page = browser.newPage();\nString request = "of another type";'),
  java('assertThat(page).hasURL(Pattern.compile("x"));'),
  java('package shop;\n\nimport java.util.List;\n\npublic class Rows {\n  List<String> all;\n}'),
  java('new Rows().all = List.of("A");'),
];

let findings: Finding[] = [];

beforeAll(async () => {
  if (!PREPARED) return;
  const samples = [...seeded.map(([, sample]) => sample), ...right];
  findings = await createCompiledChecker(root, JAVA).check(samples);
});

beforeEach(({ skip }) => skip(!PREPARED, REASON));

function java(code: string): Sample {
  return sampleOf(code, { language: 'java' });
}

test.each(seeded)('catches %s', (_, sample, expected) => {
  expect(linesOf(findings, sample)[0]).toMatch(expected);
});

test.each(right.map(({ code }, index) => [code, index] as const))('accepts %j', (_, index) => {
  expect(findings.filter(({ sample }) => sample === right[index])).toEqual([]);
});

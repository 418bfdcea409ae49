import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { DATA_FORMATS, createDataChecker } from './dataChecker.ts';

async function findings(language: string, code: string, title?: string): Promise<string[]> {
  const found = (await DATA_FORMATS[language]?.check({ language, code, title })) ?? [];
  return found.map(({ line, message }) => `${line}: ${message}`);
}

const STEPS = 'on: push\njobs:\n  e2e:\n    runs-on: ubuntu-latest\n    steps:\n';

test.each([
  ['yaml', 'a: 1\nb: [1, 2\nc: 3', '3: '],
  ['yaml', 'a: 1\na: 2', '2: Map keys must be unique'],
  ['yaml', 'a:\n\t- b', '2: '],
  ['json', '{\n  "a": 1\n  "b": 2\n}', "3: ',' expected."],
  ['json', '{\n  "a": 1,\n}', '2: '],
  ['json', '{\n  // why\n  "a": 1\n}', '2: '],
  ['jsonc', '{\n  // why\n  "a": \n}', '4: '],
  ['xml', '<a>\n  <b>\n</a>', "3: XML: Expected closing tag 'b'"],
  ['xml', '<a>\n<b c=1/>\n</a>', '2: XML: '],
  ['html', '<p>One\n<div class="a>Two</div>', '2: HTML: '],
  ['html', '<ul>\n  <li>One</li>\n<ul>', '1: HTML: <ul> is never closed.'],
  ['html', '<b>One</b>\n</i>', '2: HTML: </i> closes nothing.'],
  ['toml', '[tool]\na = "b\n', '2: '],
  ['ini', '[pytest]\naddopts --headed', '2: "addopts --headed" is neither a section'],
  ['ini', '[pytest]\nadopts = -v', '2: pytest has no setting "adopts". Did you mean "addopts"?'],
  ['dockerfile', 'FROM node:22\nRUNN npm ci', '2: Dockerfile: "RUNN" is not an instruction.'],
  ['dockerfile', 'RUN npm ci\nFROM node:22', '1: Dockerfile: "FROM" must come first.'],
  ['dockerfile', 'FROM node:22\nWORKDIR', '2: Dockerfile: "WORKDIR" needs an argument.'],
  ['groovy', 'tasks {\n  test(\n}', '3: "}" closes nothing.'],
  ['groovy', 'dependencies {\n  a "b"', '1: "{" is never closed.'],
  ['kotlin', 'a("b)', '1: A quotation mark is never closed.'],
  ['css', 'a {\n  color: red;\n}}', '3: CSS: '],
])('reports broken %s: %j', async (language, code, expected) => {
  const found = await findings(language, code);

  expect(found[0]).toContain(expected);
});

test.each([
  [
    'key of a job',
    `${STEPS}      - run: npm ci\n    timeout: 5\n`,
    "7: Unexpected value 'timeout'",
  ],
  [
    'key of a step',
    `${STEPS}      - uses: actions/checkout@v5\n        wit:\n          a: 1\n`,
    "7: Unexpected value 'wit'",
  ],
  [
    'event',
    `${STEPS}      - run: npm ci\n`.replace('push', 'pushed'),
    "1: Unexpected value 'pushed'",
  ],
  ['expression', `${STEPS}      - run: \${{ mtrix.a }}\n`, "6: Unrecognized named-value: 'mtrix'"],
  [
    'job to wait for',
    `${STEPS}      - run: npm ci\n    needs: build\n`,
    '3: The workflow must contain at least one job',
  ],
  [
    'key in some steps',
    '- uses: actions/checkout@v5\n- run: npm ci\n  i: 1\n',
    "3: Unexpected value 'i'",
  ],
  [
    'key in some jobs',
    '  report:\n    needs: e2e\n    run-on: ubuntu-latest\n    steps:\n      - run: npm ci\n',
    "'run-on'",
  ],
  ['key beside no jobs', 'concurrency:\n  groups: a\n', "2: Unexpected value 'groups'"],
])('reports a wrong %s in a workflow', async (_, code, expected) => {
  expect((await findings('yaml', code)).join('\n')).toContain(expected);
});

test.each([
  ['yaml', '- list "Links":\n  - link "Home"'],
  ['yaml', `${STEPS}      - run: npx playwright test\n        if: \${{ !cancelled() }}\n`],
  ['yaml', 'publish:\n  needs: e2e\n  runs-on: ubuntu-latest\n  steps:\n    - run: npm ci'],
  [
    'html',
    '<!doctype html>\n<title>A</title>\n<ul><li>One<li>Two</ul><input><svg><path d=""/></svg>',
  ],
  ['xml', '<a>1</a>\n<b/>'],
  ['ini', '[pytest]\n# all\naddopts =\n    --headed\n    --browser webkit'],
  ['dockerfile', 'ARG A=1\nFROM node:$A\nRUN npm ci \\\n  && npx playwright install'],
  ['kotlin', 'tasks.test { useJUnitPlatform() /* ( */ }'],
  ['toml', '[tool.pytest.ini_options]\naddopts = "--headed"'],
])('accepts %s: %j', async (language, code) => {
  expect(await findings(language, code)).toEqual([]);
});

test('takes comments in the files of editors', async () => {
  expect(await findings('json', '{\n  // why\n  "a": 1\n}', 'tsconfig.json')).toEqual([]);
});

test('leaves the recipes of other services alone', async () => {
  expect(await findings('yaml', 'jobs:\n  e2e:\n    image: a', '.gitlab-ci.yml')).toEqual([]);
});

const wrong: [language: string, code: string, line: number][] = [
  ['yaml', '- run: npx playwright test --heded', 1],
  ['yaml', '- run: |\n    npm ci\n    npx playwright instal\n', 3],
  ['yaml', 'script:\n  - npm ci\n  - npx playwright tests ${{ a }}\n', 3],
  ['ini', '[pytest]\naddopts = --traces on', 2],
  ['toml', '[tool.pytest.ini_options]\naddopts = "--traces on"', 2],
  ['dockerfile', 'FROM node:22\nRUN npx playwright install --deps', 2],
  ['xml', '<RunSettings>\n<Playwright>\n<Browser>a</Browser>\n</Playwright>\n</RunSettings>', 3],
  ['xml', '<Playwright><LaunchOptions>\n<Headles>a</Headles></LaunchOptions></Playwright>', 2],
];

// One run for all of them: loading grammars and facts is what takes its time.
const samples = wrong.map(([language, code]) => sampleOf(code, { language }));
let found: Finding[] = [];
beforeAll(async () => {
  found = await createDataChecker(process.cwd()).check(samples);
});

test.each(wrong.map((seed, index) => [...seed, index] as const))(
  'reports a wrong command or setting inside %s: %j',
  (_language, _code, line, index) => {
    const own = found.filter(({ sample }) => sample === samples[index]);

    expect(own.map((finding) => finding.line)).toEqual([line]);
  },
);

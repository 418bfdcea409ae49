import { beforeAll, expect, test } from 'vitest';
import type { Finding, Sample } from '../sample.ts';
import { createDataChecker } from './dataChecker.ts';

function sampleOf(language: string, code: string): Sample {
  return {
    file: 'content/docs/a.md',
    line: 1,
    language,
    code,
    editions: ['nodejs'],
    versions: ['stable'],
    page: 'a',
    heading: '',
  };
}

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
const samples = wrong.map(([language, code]) => sampleOf(language, code));
let findings: Finding[] = [];
beforeAll(async () => {
  findings = await createDataChecker(process.cwd()).check(samples);
});

test.each(wrong.map((seed, index) => [...seed, index] as const))(
  'reports a wrong command or setting inside %s: %j',
  (_language, _code, line, index) => {
    const found = findings.filter(({ sample }) => sample === samples[index]);

    expect(found.map((finding) => finding.line)).toEqual([line]);
  },
);

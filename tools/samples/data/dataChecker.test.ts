import { expect, test } from 'vitest';
import type { Sample } from '../sample.ts';
import { createDataChecker } from './dataChecker.ts';

const TIMEOUT_MS = 60_000;

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

test.each([
  ['yaml', '- run: npx playwright test --heded', 1],
  ['yaml', '- run: |\n    npm ci\n    npx playwright instal\n', 3],
  ['yaml', 'script:\n  - npm ci\n  - npx playwright tests ${{ a }}\n', 3],
  ['ini', '[pytest]\naddopts = --traces on', 2],
  ['toml', '[tool.pytest.ini_options]\naddopts = "--traces on"', 2],
  ['dockerfile', 'FROM node:22\nRUN npx playwright install --deps', 2],
  ['xml', '<RunSettings>\n<Playwright>\n<Browser>a</Browser>\n</Playwright>\n</RunSettings>', 3],
  ['xml', '<Playwright><LaunchOptions>\n<Headles>a</Headles></LaunchOptions></Playwright>', 2],
])('reports a wrong command or setting inside %s: %j', async (language, code, line) => {
  const found = await createDataChecker(process.cwd()).check([sampleOf(language, code)]);

  expect(found.map((finding) => finding.line)).toEqual([line]);
}, TIMEOUT_MS);

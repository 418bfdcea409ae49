import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { escapePattern } from '../testing/selectTests.ts';
import type { RunError, RunResults, RunSuite } from '../samples/run/readResults.ts';
import { onStage, type Stage } from '../samples/run/stage.ts';
import { isModule } from '../samples/typescript/sampleFile.ts';
import { kindOfFailure } from './failures.ts';
import { PASSED, PATIENCE_MS } from './paste.ts';
import type { MadeFile, Paste, Paster, Placed, Result } from './paste.ts';
import { pathOf } from './planPastes.ts';

/** Runs pastes for Node.js with the release that the pages describe, like a project that `npm init` has made. */
export const pasteNode: Paster = (root, pastes) =>
  onStage(
    root,
    'stable',
    async (stage) => {
      const placed = pastes.map((paste, index) => place(paste, `paste-${index + 1}`));
      for (const { paste, folder, path, text } of placed) {
        for (const file of paste.beside) stage.write(join(folder, file.path), file.text);
        stage.write(join(folder, path), text);
      }
      stage.write('package.json', '{ "name": "box-office", "version": "1.0.0" }');
      const results = new Map<Placed, Result>();
      const isOfBatch = (one: Placed) => isTest(one) && !mustBeAlone(one);
      const batch = placed.filter(isOfBatch);
      await runBatch(stage, batch, results);
      for (const one of placed.filter((each) => !isOfBatch(each))) {
        results.set(one, isTest(one) ? await runAlone(stage, one) : await runProgram(stage, one));
      }
      return placed.map((one) => results.get(one) ?? lost(one));
    },
    { isServed: true },
  );

/** The text of the file, as a reader writes it: a fragment becomes the body of a test. */
export function nodeFile({ text, isComplete, start, sample }: Paste): MadeFile {
  const title = pathOf(sample);
  const isPath = /\.[mc]?[jt]sx?$/.test(title);
  if (isComplete) {
    const isNamed = isPath && (!/\btest(\.\w+)*\(/.test(text) || /\.(spec|test)\./.test(title));
    const name = `tests/sample.spec.${sample.language}`;
    return {
      path: isNamed ? title : (scriptName(text, sample.language) ?? name),
      text,
      linesBefore: 0,
    };
  }
  // A sample may declare a page of its own.
  const opening = start === undefined ? '' : `  await page.goto(${JSON.stringify(start)});\n`;
  const head = `import { test, expect, devices, chromium } from '@playwright/test';\n\ntest('sample', async (${FIXTURES}) => {\n${opening}{\n`;
  const linesBefore = head.split('\n').length - 1;
  return {
    path: `tests/sample.spec.${sample.language}`,
    text: `${head}${text}\n}});\n`,
    linesBefore,
  };
}

const FIXTURES = '{ page, context, browser, request, playwright }';

/** What is run with Node.js itself; ES modules in JavaScript need the ending. */
function scriptName(text: string, language: string): string | undefined {
  if (/^\s*test(\.\w+)*\(/m.test(text)) return undefined;
  if (language !== 'js') return `script.${language}`;
  return isModule(text) ? 'script.mjs' : 'script.js';
}

function place(paste: Paste, folder: string): Placed {
  return { paste, folder, ...nodeFile(paste) };
}

function isTest({ text, path }: Placed): boolean {
  return /\.(spec|test|setup)\./.test(path) || /^\s*test(\.\w+)*\(/m.test(text);
}

/** Its own configuration or `test.only` would be about all others, too. */
function mustBeAlone({ paste, text }: Placed): boolean {
  const hasSettings = paste.beside.some(({ path }) => /playwright\.config\.\w+$/.test(path));
  return hasSettings || /\.only\(/.test(text);
}

type Report = Pick<RunResults, 'suites' | 'errors'> & { config: { rootDir: string } };

/** The settings of the example configuration that matter here; more patience, because the machine may be busy. */
const SETTINGS = {
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  updateSnapshots: 'all',
  use: { actionTimeout: PATIENCE_MS, navigationTimeout: 30_000 },
  expect: { timeout: 10_000 },
};

/** Runs many at once; those that keep others from loading are taken out one after the other. */
async function runBatch(
  stage: Stage,
  placed: readonly Placed[],
  results: Map<Placed, Result>,
): Promise<void> {
  if (placed.length === 0) return;
  const report = await runTests(stage, '', placed);
  const { broken, rest } = splitBroken(stage, placed, report);
  for (const [one, result] of broken) results.set(one, result);
  if (broken.size > 0) return runBatch(stage, rest, results);
  for (const one of placed) results.set(one, resultIn(stage, one, report));
}

function splitBroken(stage: Stage, placed: readonly Placed[], { errors }: Report) {
  const broken = new Map<Placed, Result>();
  for (const { message = '', location } of errors) {
    const where = `${location?.file ?? ''} ${message}`;
    const one = placed.find(({ folder }) => where.includes(`${join(stage.folder, folder)}/`));
    if (!one) throw new Error(`The pastes could not be run.\n${message}`);
    broken.set(one, failure(stage, one, { message, location }));
  }
  return { broken, rest: placed.filter((one) => !broken.has(one)) };
}

/** Runs one with its own configuration, in the Chromium that this machine has. */
async function runAlone(stage: Stage, one: Placed): Promise<Result> {
  const report = await runTests(stage, one.folder, undefined);
  const [error] = report.errors;
  return error ? failure(stage, one, error) : resultIn(stage, one, report);
}

/** Runs tests in a folder: the files, with the settings of a new project, or what its own configuration finds. */
async function runTests(
  stage: Stage,
  cwd: string,
  placed: readonly Placed[] | undefined,
): Promise<Report> {
  const output = join(stage.folder, 'report.json');
  const args = ['test', '--reporter=json', '--update-snapshots=all'];
  if (placed) {
    const testMatch = placed.map(({ folder, path }) => `**/${folder}/${path}`);
    const baseURL = placed.map(({ paste }) => paste.base).find(Boolean);
    const settings = { ...SETTINGS, testMatch, use: { ...SETTINGS.use, baseURL } };
    stage.write('playwright.config.ts', `export default ${JSON.stringify(settings)};`);
  }
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: output };
  stage.write('report.json', '');
  const said = await stage.run([join(stage.framework, 'cli.js'), ...args], {
    env,
    isLimited: placed === undefined,
    cwd,
  });
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } catch {
    return { config: { rootDir: stage.folder }, suites: [], errors: [{ message: said }] };
  }
}

function resultIn(stage: Stage, one: Placed, { config, suites }: Report): Result {
  const path = join(stage.folder, one.folder, one.path);
  const specs = suites.filter(({ file }) => join(config.rootDir, file) === path).flatMap(specsIn);
  if (specs.length === 0) return lost(one);
  const errors = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.errors ?? []));
  const [error] = errors;
  return error ? failure(stage, one, error) : PASSED;
}

function specsIn({ specs, suites = [] }: RunSuite): RunSuite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function lost({ paste }: Placed): Result {
  return kindOfFailure(paste, 1, 'The runner found no test in it.');
}

function failure(stage: Stage, one: Placed, { message = '', location }: RunError): Result {
  const isHere = location?.file === join(stage.folder, one.folder, one.path);
  const line = isHere ? location.line - one.linesBefore : 1;
  return kindOfFailure(one.paste, line, stripVTControlCharacters(message));
}

/** A program ends well or badly; those in TypeScript run as the pages say, with a loader. */
async function runProgram(stage: Stage, one: Placed): Promise<Result> {
  stage.write(join(one.folder, 'ended.mjs'), ended(one.path));
  // As the guide of the library says, for `await` outside of functions.
  if (isModule(one.text)) stage.write(join(one.folder, 'package.json'), '{ "type": "module" }');
  const loader = pathToFileURL(join(process.cwd(), 'node_modules/tsx/dist/loader.mjs')).href;
  const said = await stage.run(['--import', loader, './ended.mjs'], {
    cwd: one.folder,
    isLimited: true,
  });
  const text = stripVTControlCharacters(said);
  if (text.trimEnd().endsWith('paste: it ended')) return PASSED;
  const line = new RegExp(`${escapePattern(one.path)}:(\\d+)`).exec(text)?.[1];
  const message = /^(?:\w*Error|.*Error:).*$/m.exec(text)?.[0] ?? text;
  return kindOfFailure(one.paste, Number(line ?? 1) - one.linesBefore, message);
}

/** The command that runs programs keeps what they print, not how they end. */
function ended(path: string): string {
  return `import './${path}';\nprocess.once('exit', (code) => { if (!code) console.log('paste: it ended'); });`;
}

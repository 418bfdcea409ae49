import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import { onDriverStage } from './driverStage.ts';
import { kindOfFailure } from './failures.ts';
import { readJunitReport, resultOfTests } from './junitReport.ts';
import { PASSED, PATIENCE_MS } from './paste.ts';
import type { MadeFile, Paste, Paster, Placed, Result } from './paste.ts';
import { pathOf, SETS_BASE } from './planPastes.ts';

/** How many modules one run of pytest gets: a test that hangs takes no more with it. */
const BATCH = 60;

/** Runs pastes for Python with pytest or as programs. */
export const pastePython: Paster = (root, pastes) =>
  onDriverStage(root, async ({ folder: stage, python, write, run }) => {
    const placed = pastes.map((paste, index) => place(paste, `paste_${index + 1}`));
    for (const { paste, folder, path, text } of placed) {
      for (const file of paste.beside) write(join(folder, file.path), file.text);
      write(join(folder, path), text);
    }
    const results = new Map<Placed, Result>();
    const programs = placed.filter(({ text }) => !/^\s*(async )?def test_/m.test(text));
    for (const one of programs) {
      const { ok, said } = await run(python, [one.path], one.folder);
      const message = [...said.matchAll(/^[\w.]*(?:Error|Exception)\b.*$/gm)].at(-1)?.[0];
      results.set(one, ok ? PASSED : failed(one, message ?? said, said));
    }
    const tests = placed.filter((one) => !programs.includes(one));
    for (const [, own] of groupBy(tests, batchOf)) {
      const isAlone = own.length === 1;
      const report = join(stage, 'report.xml');
      const other = own.some(({ paste }) => isAsync(paste)) ? 'playwright' : 'playwright-asyncio';
      const files = own.map(({ folder, path }) => (isAlone ? path : join(folder, path)));
      const options = ['--continue-on-collection-errors', '--quiet', '--tb=short'];
      const base = own.map(({ paste }) => paste.base).find(Boolean);
      const isSet = own.some(({ paste }) => paste.beside.some(({ text }) => SETS_BASE.test(text)));
      if (base !== undefined && !isSet) options.push(`--base-url=${base}`);
      rmSync(report, { force: true });
      const { said } = await run(
        python,
        ['-m', 'pytest', '-p', `no:${other}`, `--junitxml=${report}`, ...options, ...files],
        isAlone ? own[0]?.folder : '',
      );
      const reported = readJunitReport(report);
      for (const one of own) {
        const tried = reported.filter(({ owner }) => owner.split('.').includes(moduleOf(one)));
        results.set(
          one,
          resultOfTests(tried, said, (...problem) => failed(one, ...problem)),
        );
      }
    }
    // Each is in one of the two lists.
    return placed.map((one) => results.get(one) ?? PASSED);
  });

/** Tests with files of their own run alone; all others together, by the API that they use. */
function batchOf({ paste, folder }: Placed): string {
  if (paste.beside.length > 0) return folder;
  const flavor = `${isAsync(paste) ? 'async' : 'sync'} ${paste.isComplete}`;
  return `${flavor} ${Math.floor(Number(folder.slice('paste_'.length)) / BATCH)}`;
}

function isAsync({ sample, text }: Paste): boolean {
  return sample.flavor === 'async' || text.includes('playwright.async_api');
}

function moduleOf({ path }: Placed): string {
  return path.replace(/^.*\//, '').replace(/\.py$/, '');
}

function place(paste: Paste, folder: string): Placed {
  return { paste, folder, ...pythonFile(paste, folder) };
}

/** The text of the module, as a reader writes it: a fragment becomes the body of a test. */
export function pythonFile(paste: Paste, folder: string): MadeFile {
  const { text, isComplete, start, beside, sample } = paste;
  const title = pathOf(sample);
  const own = `test_${folder}.py`;
  if (isComplete) {
    const isNamed = title.endsWith('.py') && beside.length > 0;
    return { path: isNamed ? title : own, text, linesBefore: 0 };
  }
  const flavor = isAsync(paste) ? 'async' : 'sync';
  const [define, wait] = flavor === 'async' ? ['async def', 'await '] : ['def', ''];
  const marker =
    flavor === 'async' ? ['import pytest', '@pytest.mark.asyncio(loop_scope="session")'] : [];
  const head = [
    ...marker.slice(0, 1),
    `from playwright.${flavor}_api import expect`,
    ...marker.slice(1),
    `${define} test_sample(page, context, browser, playwright):`,
    `    page.set_default_timeout(${PATIENCE_MS})`,
    ...(start === undefined ? [] : [`    ${wait}page.goto(${JSON.stringify(start)})`]),
  ];
  const body = text.replace(/^(?=.)/gm, '    ');
  return { path: own, text: `${[...head, body].join('\n')}\n`, linesBefore: head.length };
}

function failed(one: Placed, message: string, details: string): Result {
  const places = [
    ...details.matchAll(new RegExp(`${moduleOf(one)}\\.py(?::|", line )(\\d+)`, 'g')),
  ];
  const line = Number(places.at(-1)?.[1] ?? 1) - one.linesBefore;
  const first = message.replace(/^playwright\._impl\._errors\./, '').split('\n', 1);
  return kindOfFailure(one.paste, line, [...first, details].join('\n'));
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, JSHandle, Page } from 'playwright-stable';
import type { Expect } from 'playwright-stable/test';
import { packageFolder } from '../../../src/build/read/installedPackages.ts';
import type { Language } from '../worker/languages.ts';
import { createPerformer, type StepResult } from '../run/perform.ts';
import type * as Runner from '../run/run.ts';
import type * as Reader from '../run/statements.ts';
import type { RunStatement, RunText } from '../run/statements.ts';
import type { RunHost } from './runHost.ts';

/** What a sample is compared with: its code, and the page of the demo on which it starts. */
export interface Candidate {
  code: string;
  language: Language;
  start: string;
}

/** What came of each statement, up to the first that failed. */
type Outcome = string[];

/** The assertions alone: the test runner around them is there only once in a process, and another release tests this site. */
const { expect } = createRequire(import.meta.url)(
  join(packageFolder(process.cwd(), 'stable'), 'lib/matchers/expect.js'),
) as { expect: Expect };

/** Failures wait for it in both worlds. */
const TIMEOUT_MS = 2500;
/** Before the last statement: what is turned around could otherwise hold for a moment, until a page has loaded. */
const SETTLE_MS = 500;
const VIEWPORT = { width: 960, height: 600 };
const WRITTEN = 'https://stagehand.example';

/** The pages in which samples are compared: one for the panel's engine, one for the library. */
export async function openWorlds(browser: Browser, host: RunHost, timeout = TIMEOUT_MS) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const panel = await context.newPage();
  // The compiler of this file names functions, also those that it sends to the page.
  await panel.addInitScript('globalThis.__name = (fn) => fn');
  await panel.goto(host.origin);

  return {
    read: ({ code, language }: Candidate) => readIn(panel, host, code, language),
    perform: (text: RunText, start: string) => performInFrame(panel, host, text, start, timeout),
    performReal: (text: RunText, start: string) => performReal(browser, host, text, start, timeout),
    limit: timeout * STEPS_THAT_MAY_WAIT,
    close: () => context.close(),
  };
}

/** What the panel would perform; a reason if it can't. */
async function readIn(
  page: Page,
  host: RunHost,
  code: string,
  language: Language,
): Promise<RunText | { error: string }> {
  const text = code.replaceAll(WRITTEN, host.demo.slice(0, -1));
  return page.evaluate(({ reader, question }) => reader.readRunText(question), {
    reader: await importIn<typeof Reader>(page, host.scripts.reader),
    question: { text, language },
  });
}

/** As text, because compilers of this file replace what imports. */
function importIn<Module>(page: Page, url: string): Promise<JSHandle<Module>> {
  return page.evaluateHandle<Module>(`import(${JSON.stringify(url)})`);
}

async function performInFrame(
  page: Page,
  host: RunHost,
  text: RunText,
  start: string,
  timeout: number,
): Promise<Outcome> {
  const run = await page.evaluateHandle(
    async ({ runner, demo, read, first, patience, viewport }) => {
      const started = await runner.startRun({
        ...{ text: read, stage: document.body, start: first, timeout: patience },
        ...{ demo: { actual: demo, written: demo }, onLog: () => undefined, note: () => undefined },
      });
      Object.assign(started.frame.style, {
        ...{ width: `${viewport.width}px`, height: `${viewport.height}px`, border: '0' },
      });
      return started;
    },
    {
      runner: await importIn<typeof Runner>(page, host.scripts.run),
      ...{ demo: host.demo, read: text, first: start },
      ...{ patience: timeout, viewport: VIEWPORT },
    },
  );
  return performAll(text.statements, (statement) =>
    run.evaluate(async (started, each) => {
      const result = await started.perform(each);
      if (!('error' in result))
        // Locators stay in the page.
        return typeof result.value === 'object' && !Array.isArray(result.value)
          ? { value: {} }
          : result;
      const { name, message } = result.error;
      return { error: { name, message } };
    }, statement),
  );
}

/** The same statements with the library and a page of its own. */
async function performReal(
  browser: Browser,
  host: RunHost,
  { statements }: RunText,
  start: string,
  timeout: number,
): Promise<Outcome> {
  await fetch(`${host.demo}api/test/reset`, { method: 'POST' });
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    await page.goto(host.demo + start, { timeout: 0 });
    const perform = createPerformer({
      page,
      expect: expect.configure({ timeout }),
      named: (_name, _owner, call) => call(),
    });
    return await performAll(statements, perform);
  } finally {
    await context.close();
  }
}

async function performAll(
  statements: readonly RunStatement[],
  perform: (statement: RunStatement) => Promise<StepResult>,
): Promise<Outcome> {
  const lines: string[] = [];
  for (const statement of statements) {
    if (statement === statements.at(-1)) await new Promise((done) => setTimeout(done, SETTLE_MS));
    const result = await perform(statement);
    if ('error' in result)
      return [...lines, `${result.error.name}: ${result.error.message}`].map(normalized);
    const { value } = result;
    lines.push(typeof value === 'object' && !Array.isArray(value) ? '' : JSON.stringify([value]));
  }
  return lines.map(normalized);
}

/** Without what depends on the time, on colors, or on whether a test runner is around. */
function normalized(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/- Expect "[^"]*"/, '- Expect')
    .replace(/^(\s*)(?:\d+ × |(?:- )?)/gm, '$1')
    .replace(/ +/g, ' ')
    .trim();
}

/** Some calls wait without a limit, such as those of the mouse. */
const STEPS_THAT_MAY_WAIT = 16;

/** The error that a sample announces. */
export function claimIn(code: string): string | undefined {
  return /(?:\/\/|#) (?:throws|raises): (.+)/.exec(code)?.[1];
}

/** What the panel and the framework do not do in the same way, or why nobody can run it; empty if they agree. */
export async function compare(...args: Parameters<typeof compareBoth>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(ENDLESS), args[0].limit);
  });
  const failed = (error: unknown): string => `Fails: ${String(error)}`;
  return Promise.race([compareBoth(...args).catch(failed), late]).finally(() =>
    clearTimeout(timer),
  );
}

/** After it, the page may still be busy. */
export const ENDLESS = 'Does not end.';

async function compareBoth(
  { perform, performReal }: Awaited<ReturnType<typeof openWorlds>>,
  text: RunText,
  start: string,
  claim?: string,
): Promise<string> {
  // The language is only how messages write locators.
  const plain = { ...text, language: 'javascript' as const };
  const real = await performReal(plain, start);
  const error = ERROR.test(real.at(-1) ?? '') ? real.at(-1) : undefined;
  if (error !== undefined && (claim === undefined || !error.includes(claim)))
    return `Fails: ${error}`;
  const turned = negated(plain);
  return (
    difference(real, await perform(plain, start)) ||
    (turned ? difference(await performReal(turned, start), await perform(turned, start)) : '')
  );
}

const ERROR = /^\w*Error: /;

function difference(real: Outcome, own: Outcome): string {
  if (JSON.stringify(real) === JSON.stringify(own)) return '';
  return `The framework, in ${real.length} steps:\n${real.at(-1) ?? ''}\nThe panel, in ${own.length} steps:\n${own.at(-1) ?? ''}`;
}

/** The same sample with its last assertion turned around: it fails in both worlds, or in none. */
function negated(text: RunText): RunText | undefined {
  const index = text.statements.findLastIndex(
    ({ value }) => value.type === 'chain' && 'subject' in value.root,
  );
  const statement = text.statements[index];
  if (statement?.value.type !== 'chain' || !('subject' in statement.value.root)) return undefined;
  const { value } = statement;
  const root = { ...statement.value.root, isNot: !statement.value.root.isNot };
  const changed = { ...statement, value: { ...value, root } };
  return { ...text, statements: [...text.statements.slice(0, index), changed] };
}

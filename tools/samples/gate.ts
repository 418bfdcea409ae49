import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '#model/problem.ts';
import type { Flaky } from '../testing/flaky.ts';
import { checkSamples } from './checkSamples.ts';
import { createCompiledChecker } from './compiled.ts';
import { createCsharpChecker } from './csharp/csharpChecker.ts';
import { mutateCsharp } from './csharp/mutateCsharp.ts';
import { createDataChecker } from './formats/dataChecker.ts';
import { JAVA } from './java/javaChecker.ts';
import { compareLinks } from './links/linkFiles.ts';
import type { SamplesOptions } from './options.ts';
import { isOfProject } from './project/project.ts';
import { createProjectRunner } from './project/projectRunner.ts';
import { updatePages } from './project/updatePages.ts';
import { PYTHON } from './python/pythonChecker.ts';
import { createPythonClaims } from './python/pythonClaims.ts';
import { type ReadSamples, readSamples, readWrittenSamples } from './read/readSamples.ts';
import { flakySamples, formatFindings, formatSummary } from './report.ts';
import { createBrowserRunner, isRun } from './run/runSamples.ts';
import type { Checker, Sample } from './sample.ts';
import { createShellChecker } from './shell/shellChecker.ts';
import { createTypescriptChecker } from './typescript/typescriptChecker.ts';

/** The result of the gate. */
export interface Verdict {
  /** All problems; empty if there are none. */
  findings: string;
  summary: string;
  /** What passed on the second attempt. */
  flaky?: readonly Flaky[];
  isGood: boolean;
}

/** Checks the samples of the site. */
export async function judgeSamples(root: string, options: SamplesOptions): Promise<Verdict> {
  const { samples, problems } = await readWanted(root, options);
  const judge = (checker: Checker) => checkSamples(root, checker, samples, options);
  const { checkers, runners } = createCheckers(root, options);
  // Checkers wait for packages, and for compilers that use one core; what runs samples needs the machine for itself.
  const outcomes = await Promise.all(checkers.map(judge));
  for (const runner of runners) outcomes.push(await judge(runner));

  const found = outcomes.flatMap(({ findings }) => findings);
  const links = new Map(outcomes.flatMap((outcome) => [...outcome.links]));
  // In a whole run, also pages that are gone.
  const isOfRun = (page: string) =>
    options.only.length === 0 || samples.some((sample) => sample.page === page);
  const files = await compareLinks(root, samples, links, isOfRun);
  if (options.updatesLinks) files.update();
  else problems.push(...files.problems);
  const isComplete = outcomes.every(({ missing }) => missing === undefined);
  const run = options.run ? samples.filter((one) => isRun(one) || isOfProject(one)) : [];
  return {
    findings: [...problems.map(formatProblem), formatFindings(found)].filter(Boolean).join('\n\n'),
    summary: formatSummary(samples, outcomes, run),
    flaky: flakySamples(outcomes.flatMap(({ flaky }) => flaky)),
    isGood: problems.length === 0 && found.length === 0 && isComplete,
  };
}

/** Writes the output of project commands to their pages. */
export async function updateProjects(root: string, options: SamplesOptions): Promise<Verdict> {
  const { samples } = await readWrittenSamples(
    root,
    // Other pages need not be parsed for that.
    ({ path, text }) => text.includes(' project="') && isWanted({ page: '', file: path }, options),
  );
  const { findings, summary } = await updatePages(root, samples);
  return { findings: formatFindings(findings), summary, isGood: findings.length === 0 };
}

/** Breaks the C# samples to see what the check misses. */
export async function judgeMutants(root: string, options: SamplesOptions): Promise<Verdict> {
  const { samples } = await readWanted(root, options);
  const { missed, total } = await mutateCsharp(root, samples);
  const noticed = total - missed.length;
  return {
    findings: formatFindings(missed),
    summary: `${noticed} of ${total} broken samples were found (${((100 * noticed) / total).toFixed(1)} %).`,
    isGood: noticed >= total * NOTICED_SHARE,
  };
}

/** Some changes result in another correct sample. */
const NOTICED_SHARE = 0.98;

/** What the author asked for; no reference is generated for guides only. */
async function readWanted(root: string, options: SamplesOptions): Promise<ReadSamples> {
  const { only } = options;
  const isGuide = (name: string) => existsSync(join(root, `content/docs/${name}.md`));
  const { samples, problems } =
    only.length > 0 && only.every(isGuide)
      ? await readWrittenSamples(root, ({ path }) => isWanted({ page: '', file: path }, options))
      : await readSamples(root);
  return {
    samples: samples.filter((sample) => isWanted(sample, options)),
    problems: problems.filter(({ file }) => isWanted({ page: '', file }, options)),
  };
}

/** Whether the author asked for a sample. */
function isWanted(
  { page, file }: Pick<Sample, 'page' | 'file'>,
  { only }: SamplesOptions,
): boolean {
  return only.length === 0 || only.some((name) => page === name || file.includes(name));
}

/** What checks samples; and what runs them, only where that is wanted, because it needs a browser. */
function createCheckers(root: string, { all, run, usesCache }: SamplesOptions) {
  const wanted = (list: Checker[]) => list.filter(({ needsTools }) => all || !needsTools);
  const checkers = [
    createTypescriptChecker(root),
    createShellChecker(root),
    createDataChecker(root),
    createCompiledChecker(root, PYTHON),
    createCompiledChecker(root, JAVA),
    createCsharpChecker(root),
  ];
  const runners = [
    createBrowserRunner(root),
    createProjectRunner(root, usesCache),
    createPythonClaims(root),
  ];
  return { checkers: wanted(checkers), runners: run ? wanted(runners) : [] };
}

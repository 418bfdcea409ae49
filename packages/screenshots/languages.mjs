// The tests of the basket in the language of each edition: `fee` fails at the total, `seats` passes. Python and Java
// run them with their own packages.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { coreFolder } from '../../src/build/read/installedPackages.ts';
import { preparePackages } from '../../tools/samples/compiled.ts';
import { JAVA } from '../../tools/samples/java/javaChecker.ts';
import { interpreterIn, PYTHON } from '../../tools/samples/python/pythonChecker.ts';
import { root } from '../../tools/setup.mjs';
import { runCommand } from './childProcesses.mjs';
import { targets } from './packages.mjs';
import { projectFolder } from './workspace.mjs';

const JUNIT = 'junit-platform-console-standalone-1.12.2';

/** Only one of the two plugins that the samples need, and no captured output, where the browser says that it is ready. */
const PYTEST = ['-p', 'no:playwright-asyncio', '-s'];

/** What runs a test. */
const languages = {
  python: {
    async command(test, environment) {
      const python = interpreterIn(await preparePackages(root, PYTHON));
      return [python, '-m', 'pytest', ...PYTEST, `--tracing=${environment.TRACE}`, '-k', test];
    },
  },
  java: {
    environment: { PLAYWRIGHT_JAVA_SRC: 'src/test/java', PLAYWRIGHT_NODEJS_PATH: process.execPath },
    async command(test, environment) {
      const classpath = await compileJava(environment);
      const driver = await linkDriver();
      return [
        ...['java', `-Dplaywright.cli.dir=${driver}`, '-cp', classpath],
        ...['org.junit.platform.console.ConsoleLauncher', 'execute'],
        `--select-method=stagehand.BasketTest#${test}(com.microsoft.playwright.Page)`,
      ];
    },
  },
  dotnet: {
    environment: { PW_LANG_NAME: 'csharp' },
    command: async (test) => [process.execPath, 'runCsharp.cjs', 'BasketTests.cs', test],
  },
};

export const byName = (table, taking) =>
  Object.fromEntries(Object.entries(table).map(([name, what]) => [name, taking(what, name)]));

/** What takes the screenshots of a table, by name: `codegen-browser`, `codegen-browser-python` … */
export function inEachEdition(table, taking) {
  const editions = ['nodejs', ...Object.keys(languages)];
  const all = Object.entries(table).flatMap(([base, what]) =>
    editions.map((edition) => {
      const name = edition === 'nodejs' ? base : `${base}-${edition}`;
      return [name, taking(what, name, edition)];
    }),
  );
  return Object.fromEntries(all);
}

export async function testCommand(edition, test, stageEnvironment) {
  const { command, environment } = languages[edition];
  const all = { ...stageEnvironment, ...environment, TRACE: test === 'fee' ? 'on' : 'off' };
  return { command: await command(targets[edition].tests[test], all), environment: all };
}

const traces = {};

/** The trace of the failing test; it is run once. */
export function traceOf(edition, stage) {
  return (traces[edition] ??= record(edition, stage));
}

async function record(edition, stage) {
  const { command, environment } = await testCommand(edition, 'fee', stage.environment);
  const output = await runCommand(command, environment);
  const trace = path.join(projectFolder, 'test-results', targets[edition].results, 'trace.zip');
  // The next edition empties the folder.
  const kept = path.join(projectFolder, `${edition}.zip`);
  if (!existsSync(trace) || !output.includes('£54.00'))
    throw new Error(`The test of ${edition} did not end as expected. It printed:\n${output}`);
  await cp(trace, kept);
  return kept;
}

/** Compiles the tests; returns the class path to run them. JUnit's command line has its engine inside. */
async function compileJava(environment) {
  const packages = await preparePackages(root, JAVA);
  const console = path.join(packages, `../console/${JUNIT}.jar`);
  if (!existsSync(console)) {
    const [, name, release] = /(.+)-(.+)/.exec(JUNIT);
    await runOrThrow([
      ...['mvn', '--batch-mode', '--quiet', 'dependency:copy'],
      `-Dartifact=org.junit.platform:${name}:${release}`,
      `-DoutputDirectory=${path.dirname(console)}`,
      `-Dmaven.repo.local=${path.join(packages, '../repository')}`,
    ]);
  }
  const jars = (await readdir(packages)).filter((jar) => /^(playwright|driver|gson)-/.test(jar));
  const classpath = [console, ...jars.map((jar) => path.join(packages, jar)), 'target'].join(':');
  const folder = 'src/test/java/stagehand';
  const files = ['BasketTest.java', 'StagehandOptions.java'].map((file) => `${folder}/${file}`);
  await runOrThrow(['javac', '-encoding', 'UTF-8', '-cp', classpath, '-d', 'target', ...files]);
  return classpath;

  async function runOrThrow(command) {
    const output = await runCommand(command, environment);
    if (/error/i.test(output)) throw new Error(`"${command.join(' ')}" failed:\n${output}`);
  }
}

/** The driver of the Java package is a large download, and the same program as the core package of npm. */
async function linkDriver() {
  const driver = path.join(projectFolder, '.driver');
  await mkdir(driver, { recursive: true });
  const link = path.join(driver, 'package');
  if (!existsSync(link)) await symlink(coreFolder(root, 'stable'), link);
  return driver;
}

// Sets up what the screenshots need, takes the selected ones and cleans up.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentedRelease } from '../../src/build/read/installedPackages.ts';
import { MADE_FILE } from '../../src/pipeline/checkImages.ts';
import { root } from '../../tools/setup.mjs';
import { runPlaywright, stopAllProcesses } from './childProcesses.mjs';
import { clips } from './clips.mjs';
import { pictures as codegen } from './codegen.mjs';
import { pictures as homeTrace } from './homeTrace.mjs';
import { pictures as htmlReport } from './htmlReport.mjs';
import { pictures as inspector } from './inspector.mjs';
import { checkInstalled, chromium, chromiumPath } from './packages.mjs';
import { pictures as pageScreenshots } from './pageScreenshots.mjs';
import { pictures as readme } from './readme.mjs';
import { serveFolder, startStagehand } from '../../tools/stagehand/server.mjs';
import { pictures as traceViewer } from './traceViewer.mjs';
import { pictures as uiMode } from './uiMode.mjs';
import { pictures as vscode } from './vscode.mjs';
import { createWorkspace, projectFolder } from './workspace.mjs';

/** What takes each screenshot, by its name. */
export const allPictures = {
  ...homeTrace,
  ...htmlReport,
  ...traceViewer,
  ...uiMode,
  ...codegen,
  ...inspector,
  ...pageScreenshots,
  ...clips,
  ...vscode,
  ...readme,
};

export async function takePictures(wanted) {
  const names = choose(wanted);
  checkInstalled();
  const cleanUp = [];
  const undo = undoOnce(cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => undo().finally(() => process.exit(130)));
  }
  try {
    const stage = await setUpStage(cleanUp);
    for (const name of names) {
      await allPictures[name](stage);
      await recordRelease(name);
    }
  } finally {
    await undo();
  }
}

/** Builds report screenshots of an older release. */
async function recordRelease(name) {
  const file = path.join(root, MADE_FILE);
  const made = JSON.parse(await readFile(file, 'utf8'));
  made[name] = documentedRelease('stable');
  const sorted = Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function choose(wanted) {
  const known = Object.keys(allPictures);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length)
    throw new Error(`Unknown screenshot: ${unknown.join(', ')}. Use one of ${known.join(', ')}.`);
  return wanted.length ? wanted : known;
}

/** Cleans up in reverse order, and only once even if Ctrl+C is pressed meanwhile. */
function undoOnce(cleanUp) {
  let running;
  const undoAll = async () => {
    await stopAllProcesses();
    for (const step of cleanUp.toReversed()) await step();
  };
  return () => (running ??= undoAll());
}

/** The shop, the test project, a browser and, on demand, a test report. */
async function setUpStage(cleanUp) {
  const stagehand = await startStagehand();
  cleanUp.push(() => stagehand.stop());
  const workspace = await createWorkspace(stagehand.port);
  cleanUp.push(() => workspace.remove());
  const browser = await launchBrowser(workspace.environment);
  cleanUp.push(() => browser.close());
  let report;
  return {
    browser,
    shopUrl: stagehand.url,
    environment: workspace.environment,
    report: () => (report ??= makeReport(workspace.environment, cleanUp)),
  };
}

function launchBrowser(environment) {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox'],
    env: environment,
    // Playwright would end this process immediately, before the folders are removed.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

/** Runs the example's tests once; the report and the trace viewer both show this run. */
async function makeReport(environment, cleanUp) {
  console.log('Running the example tests, which takes about a minute…');
  const output = await runPlaywright(['test'], environment);
  // Three tests fail on purpose; any other result would make the screenshots wrong.
  if (!/3 failed[^]*1 flaky[^]*3 skipped[^]*20 passed/.test(output)) {
    throw new Error(
      `The example tests did not end as expected. Try again when the machine is idle.\n${output}`,
    );
  }
  const server = await serveFolder(path.join(projectFolder, 'playwright-report'));
  cleanUp.push(() => server.stop());
  return server;
}

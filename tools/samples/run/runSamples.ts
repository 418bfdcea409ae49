import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES } from '#build/installedPackages.ts';
import type { Finding, Sample } from '../sample.ts';
import type { RunResults } from './readResults.ts';
import { readResults } from './readResults.ts';
import { withoutRunner } from './withoutRunner.ts';
import { unknownPages } from './unknownPages.ts';
import { writeStage } from './writeStage.ts';

/** Runs the runnable samples in one go and reports those that did not do what they claim. */
export async function runSamples(root: string, samples: readonly Sample[]): Promise<Finding[]> {
  const unknown = unknownPages(root, samples);
  if (unknown.length > 0) return unknown;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'playbill-samples-')));
  try {
    const staged = writeStage({ root, folder, samples });
    const results = join(folder, 'results.json');
    const said = await runTests(root, folder, results);
    return readResults(staged, parseResults(results, said));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the framework's test command; its output matters only if there are no results. */
function runTests(root: string, folder: string, results: string): Promise<string> {
  const framework = join(root, PACKAGES.stable);
  const env = {
    ...withoutRunner(process.env),
    SAMPLES_PACKAGE: framework,
    SAMPLES_RESULTS: results,
  };
  return new Promise((resolve, reject) => {
    const args = [join(framework, 'cli.js'), 'test', '--config', folder];
    const child = spawn(process.execPath, args, { cwd: folder, env });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}

function parseResults(file: string, said: string): RunResults {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunResults;
  } catch (cause) {
    throw new Error(`The samples could not be run.\n${said}`, { cause });
  }
}

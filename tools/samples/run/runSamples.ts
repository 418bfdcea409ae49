import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedRelease, packageFolder } from '#build/installedPackages.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { Finding, Sample } from '../sample.ts';
import type { RunResults } from './readResults.ts';
import { readResults } from './readResults.ts';
import { withoutRunner } from './withoutRunner.ts';
import { unknownPages } from './unknownPages.ts';
import type { StageOptions } from './writeStage.ts';
import { writeStage } from './writeStage.ts';

/**
 * Runs the runnable ones of the wanted samples, each in its version, and reports which did not do what they claim;
 * `samples` are all of their pages.
 */
export async function runSamples(
  root: string,
  samples: readonly Sample[],
  wanted = samples,
): Promise<Finding[]> {
  const unknown = unknownPages(root, samples);
  if (unknown.length > 0) return unknown;
  const findings: Finding[] = [];
  // One after another: each uses the whole machine.
  for (const version of VERSION_NAMES)
    findings.push(...(await runInVersion({ root, version, samples, wanted })));
  return findings;
}

async function runInVersion(options: Omit<StageOptions, 'folder'>): Promise<Finding[]> {
  const { root, version } = options;
  const framework = packageFolder(root, version);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'playbill-samples-')));
  try {
    const staged = writeStage({ ...options, folder });
    if (staged.length === 0) return [];
    const results = join(folder, 'results.json');
    const said = await runTests(framework, folder, results);
    return readResults(staged, parseResults(results, said), documentedRelease(version));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the framework's own command; what it printed matters only when it leaves no results. */
function runTests(framework: string, folder: string, results: string): Promise<string> {
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

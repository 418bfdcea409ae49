import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupBy } from '#model/groupBy.ts';
import type { VersionName } from '#model/version.ts';
import type { Sample } from '../sample.ts';
import { fileName, isModule } from '../typescript/sampleFile.ts';
import type { RunFile } from './runFile.ts';
import { CLAIMS_FILE, toClaimTest, toRunFile } from './runFile.ts';
import { versionToRun } from './versionToRun.ts';

/** A file that the runner executes, and its sample. */
export interface StagedFile extends RunFile {
  sample: Sample;
  /** Its folder, which also contains what it may import. */
  folder: string;
}

export interface StageOptions {
  root: string;
  /** An empty folder outside the project, so nothing of the project can be resolved from there. */
  folder: string;
  /** All samples of the pages whose runnable samples are to be run. */
  samples: readonly Sample[];
  /** Those of them that are run; the others can be imported. */
  wanted: readonly Sample[];
  /** Whose package runs them. */
  version: VersionName;
}

/** Writes each sample that a version runs into a folder of its own, with the files that it may import. */
export function writeStage({ root, folder, samples, wanted, version }: StageOptions): StagedFile[] {
  const shown = samples.filter(({ versions }) => versions.includes(version));
  const staged = [...groupBy(shown, ({ page }) => page)].flatMap(([page, ofPage]) => {
    const claimsFile = join(root, 'tools/samples/claims', `${page.replaceAll('/', '-')}.ts`);
    const claims = existsSync(claimsFile) ? readFileSync(claimsFile, 'utf8') : '';
    const own = claimKeys(ofPage).filter(
      ([sample]) => versionToRun(sample) === version && wanted.includes(sample),
    );
    return own.map(([sample, key], index): StagedFile => {
      const place = `${page.replaceAll('/', '-')}-${index + 1}`;
      const claim = claims.includes(`'${key}'`) ? key : undefined;
      for (const other of ofPage) {
        const isFile = other === sample || other.title !== undefined;
        if (isFile && isModule(other.code)) write(folder, place, fileName(other), other.code);
      }
      write(folder, place, CLAIMS_FILE, claims || 'export const claims = {};');
      const isClaimed = claim !== undefined && isModule(sample.code);
      const file = isClaimed ? toClaimTest(sample, claim) : toRunFile(sample, claim);
      write(folder, place, file.path, file.text);
      return { ...file, sample, folder: join(folder, place), path: join(folder, place, file.path) };
    });
  });
  writeTools(root, folder, staged);
  // Files that samples upload, relative to the folder in which they run.
  cpSync(join(root, 'tools/samples/files'), folder, { recursive: true });
  return staged;
}

/** Runnable samples with the names of their claims. */
function claimKeys(samples: readonly Sample[]): [Sample, string][] {
  const counts = new Map<string, number>();
  return samples
    .filter(({ run }) => run !== undefined)
    .map((sample) => {
      const count = (counts.get(sample.heading) ?? 0) + 1;
      counts.set(sample.heading, count);
      return [sample, `${sample.heading}/${count}`];
    });
}

/** The configuration, and the framework under the name that samples import. */
function writeTools(root: string, folder: string, staged: readonly StagedFile[]): void {
  const stageTest = pathToFileURL(join(root, 'tools/samples/run/stageTest.mjs')).href;
  const patterns = staged.map(({ path }) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const settings = `testMatch: ${JSON.stringify(patterns)}.map((path) => new RegExp(path + '$'))`;
  for (const name of ['@playwright/test', 'playwright']) {
    const own = join('node_modules', name);
    write(folder, own, 'package.json', '{ "type": "module", "exports": "./index.js" }');
    write(folder, own, 'index.js', `export * from '${stageTest}';`);
  }
  // Samples may use top-level await, as modules can.
  write(folder, '', 'package.json', '{ "type": "module" }');
  write(
    folder,
    '',
    'playwright.config.js',
    `import { SETTINGS } from '${stageTest}';\nexport default { ...SETTINGS, ${settings} };`,
  );
}

function write(...parts: [folder: string, own: string, path: string, text: string]): void {
  const [folder, own, path, text] = parts;
  const file = join(folder, own, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

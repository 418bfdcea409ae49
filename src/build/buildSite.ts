import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PATH, demoUrlOf } from '#model/demo.ts';
import { formatProblems } from '#model/problem.ts';
import { BuildProblems } from './buildProblems.ts';
import { LABS_FOLDER, missingLabs } from './bundle/bundle.ts';
import { contentHash, hashPaths } from './hash.ts';
import { builtDemo, DEMO_SOURCES } from './demo.ts';
import { createSiteLoader, type LoaderOptions } from './loadSite.ts';
import { writeOfflineLists } from './output/offlineLists.ts';
import { siteFiles } from './output/siteFiles.ts';
import { makeCards } from './output/socialCards.ts';
import { writeOutput } from './output/writeOutput.ts';
import { readHistory } from './read/readHistory.ts';
import { compressFolder } from './serve/staticFiles.ts';
import { startBundling } from './startBundling.ts';

/** Everything a build depends on: in the project, and next to the code. */
const PROJECT_INPUTS = ['content', 'site.config.ts'];
const CODE_INPUTS = [
  ...['content/search', 'data', 'public', 'src', LABS_FOLDER, 'package-lock.json'],
  ...DEMO_SOURCES,
];
export const BUILD_INPUTS = [...PROJECT_INPUTS, ...CODE_INPUTS];

export interface BuildOptions extends LoaderOptions {
  out: string;
  /** What samples show as the URL of the demo; default: that of the configuration. */
  demoUrl?: string | undefined;
  /** Whether to write compressed copies too, for hosts that do not compress. */
  compress?: boolean | undefined;
  /** Whether to leave an output alone that is up to date. */
  ifChanged?: boolean | undefined;
  /** Called with the name of each long step as it starts. */
  onStep: (step: string) => void;
}

/** Builds the whole site into `out`, or throws and leaves `out` alone; returns undefined if it is up to date. */
export async function buildSite(
  options: BuildOptions,
): Promise<{ pages: number; files: number; notes: string[] } | undefined> {
  const { root, out, cacheDir, onStep } = options;
  const fingerprint = await buildFingerprint(options);
  // One per output folder: a build elsewhere says nothing about this one.
  const stamp = join(cacheDir, `built-${contentHash(out)}`);
  const isThere = existsSync(join(out, 'index.html')) && existsSync(stamp);
  if (options.ifChanged && isThere && readFileSync(stamp, 'utf8') === fingerprint) return undefined;

  onStep('Rendering content');
  const bundling = startBundling(root, cacheDir);
  // Awaited below; problems in the content come first.
  bundling.catch(() => undefined);
  const loadSite = await createSiteLoader(options);
  const { built, pictures, problems, notes, search } = await loadSite();
  if (!built || !search || problems.length > 0) throw new BuildProblems(formatProblems(problems));

  onStep('Bundling the shell');
  const bundle = await bundling;

  const { folder: demo } = await builtDemo(root);
  const cards = await makeCards(built.site, built.pages, { root, cacheDir });
  onStep(`Writing ${built.pages.length} pages`);
  const files = await writeOutput(out, {
    copies: [
      { from: join(root, 'public'), to: '.' },
      { from: join(bundle.folder, 'assets'), to: 'assets' },
      { from: demo, to: DEMO_PATH },
      ...[...pictures, ...cards].map(([url, from]) => ({ from, to: url })),
    ],
    files: siteFiles(built, { bundle, search, demoUrl: options.demoUrl ?? demoUrlOf(built.site) }),
    manifest: join(cacheDir, 'outputs', `${contentHash(out)}.json`),
    code: await hashPaths(root, ['src', 'package-lock.json']),
    finish: async (folder) => {
      await writeOfflineLists(folder, built);
      if (options.compress) await compressFolder(folder);
    },
  });
  writeFileSync(stamp, fingerprint);
  if ('missing' in bundle.labs) notes.push(missingLabs(built.pages, bundle.labs.missing));
  else if (bundle.labs.runProblem)
    notes.push(`Warning: samples have no Run button. ${bundle.labs.runProblem}`);
  return { pages: built.pages.length, files, notes };
}

/** Changes with anything that a build depends on. */
async function buildFingerprint(options: BuildOptions): Promise<string> {
  const { root, project = root, baseUrl = '', demoUrl = '', compress = false } = options;
  const parts = await Promise.all([
    hashPaths(project, PROJECT_INPUTS),
    hashPaths(root, CODE_INPUTS),
    readHistory(project).then((dates) => contentHash(JSON.stringify([...dates]))),
  ]);
  return [...parts, baseUrl, demoUrl, compress].join(' ');
}

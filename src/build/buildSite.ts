import { join } from 'node:path';
import { formatProblems } from '#model/problem.ts';
import { bundle as bundleShell } from './bundle.ts';
import { hashPaths } from './hash.ts';
import { createSiteLoader } from './loadSite.ts';
import type { LoaderOptions } from './loadSite.ts';
import { siteFiles } from './siteFiles.ts';
import { writeOutput } from './writeOutput.ts';

/** Authors' mistakes; the message lists all of them. */
export class ContentProblems extends Error {}

/** Everything a build depends on, from the repository root. */
export const BUILD_INPUTS = [
  'content',
  'data',
  'public',
  'src',
  'site.config.ts',
  'package-lock.json',
];

export interface BuildOptions extends LoaderOptions {
  out: string;
  /** Told the name of each long step as it begins. */
  onStep: (step: string) => void;
}

/** Builds the whole site into `out`, or throws and leaves `out` alone. */
export async function buildSite(options: BuildOptions): Promise<{ pages: number; files: number }> {
  const { root, out, cacheDir, onStep } = options;
  onStep('Rendering content');
  const loadSite = await createSiteLoader(options);
  const { built, pictures, problems } = await loadSite();
  if (!built || problems.length > 0) throw new ContentProblems(formatProblems(problems));

  onStep('Bundling the shell');
  const bundle = await bundleShell(root, cacheDir);

  onStep(`Writing ${built.pages.length} pages`);
  const files = await writeOutput(out, {
    copies: [
      { from: join(root, 'public'), to: '.' },
      { from: join(bundle.folder, 'assets'), to: 'assets' },
      ...[...pictures].map(([url, from]) => ({ from, to: url })),
    ],
    files: siteFiles(built, bundle),
  });
  return { pages: built.pages.length, files };
}

/** Changes with anything that a build depends on. */
export async function buildFingerprint({ root, baseUrl = '' }: LoaderOptions): Promise<string> {
  return `${await hashPaths(root, BUILD_INPUTS)} ${baseUrl}`;
}

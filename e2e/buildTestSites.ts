import { join, resolve } from 'node:path';
import { buildSite } from '#build/buildSite.ts';
import { SITES, type SiteName } from './sites.ts';

const PROJECTS: Partial<Record<SiteName, string>> = {
  full: 'e2e/projects/full',
  bare: 'e2e/projects/bare',
  hosted: 'e2e/projects/hosted',
  sub: 'e2e/projects/full',
};

/** Builds the sites that the tests open, one after the other, unless they are up to date. */
export async function buildTestSites(names: readonly SiteName[]): Promise<void> {
  const root = process.cwd();
  for (const name of names) {
    const { baseUrl, folder } = SITES[name];
    await buildSite({
      ifChanged: true,
      root,
      project: resolve(root, PROJECTS[name] ?? '.'),
      cacheDir: join(root, 'node_modules/.cache/playbill'),
      // The main site is built with its configured base URL.
      baseUrl: name === 'main' ? undefined : baseUrl,
      out: resolve(root, folder),
      onStep: () => undefined,
    });
  }
}

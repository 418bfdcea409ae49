import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from './buildSite.ts';
import { buildFingerprint, buildSite } from './buildSite.ts';
import { contentHash } from './hash.ts';

type Built = Awaited<ReturnType<typeof buildSite>>;

/** Builds a site unless its output is up to date; returns undefined then. */
export async function buildIfChanged(options: BuildOptions): Promise<Built | undefined> {
  const fingerprint = await buildFingerprint(options);
  return (await isBuilt(options, fingerprint)) ? undefined : build(options, fingerprint);
}

/** Builds a site unconditionally, and remembers its inputs. */
export async function buildAlways(options: BuildOptions): Promise<Built> {
  return build(options, await buildFingerprint(options));
}

async function build(options: BuildOptions, fingerprint: string): Promise<Built> {
  const built = await buildSite(options);
  await mkdir(options.cacheDir, { recursive: true });
  await writeFile(stampFile(options), fingerprint);
  return built;
}

async function isBuilt(options: BuildOptions, fingerprint: string): Promise<boolean> {
  try {
    await readFile(join(options.out, 'index.html'));
    return (await readFile(stampFile(options), 'utf8')) === fingerprint;
  } catch {
    return false;
  }
}

/** One per output folder: a build elsewhere says nothing about this one. */
function stampFile({ cacheDir, out }: BuildOptions): string {
  return join(cacheDir, `built-${contentHash(out)}`);
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importTypeScript } from '#build/read/importTypeScript.ts';
import type { PageLinks } from '#model/sampleLinks.ts';
import type { Content } from '#pipeline/content.ts';
import { LINKS_FOLDER } from '#pipeline/markdown/linkSamples.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';

/** Reads everything below `content/`. */
export async function readContent(root: string): Promise<Content> {
  const sidebarsFile = join(root, 'content/sidebars.ts');
  const [docs, api, community, home, images, sampleLinks, sidebarsSource, sidebars] =
    await Promise.all([
      readFiles(root, 'content/docs', /\.md$/),
      readFiles(root, 'content/api', /\.(md|yaml)$/),
      readFiles(root, 'content/community', /\.md$/),
      readFiles(root, 'content', /^home\.md$/),
      listImages(root),
      readSampleLinks(root),
      readFile(sidebarsFile, 'utf8'),
      // Type-checked like any other code.
      importTypeScript<Content['sidebars']>(sidebarsFile, 'sidebars'),
    ]);
  return { docs, api, community, home, images, sampleLinks, sidebars, sidebarsSource };
}

/** The images and clips of the content, as repository paths. */
export function listImages(root: string): Promise<string[]> {
  return list(root, 'content/images', /\.(png|jpe?g|webp|webm|mp4)$/i);
}

/** What samples link to, by page: `input`, `api/class-page`. */
export async function readSampleLinks(root: string): Promise<Content['sampleLinks']> {
  const folders = [LINKS_FOLDER, `${LINKS_FOLDER}/api`];
  const files = await Promise.all(folders.map((folder) => readFiles(root, folder, /\.json$/)));
  return Object.fromEntries(
    files.flat().map(({ path, text }) => {
      const page = path.slice(LINKS_FOLDER.length + 1, -'.json'.length);
      // Written by `npm run samples`.
      return [page, JSON.parse(text) as PageLinks];
    }),
  );
}

/** The files of a folder. */
export async function readFiles(
  root: string,
  folder: string,
  wanted: RegExp,
): Promise<SourceFile[]> {
  return readSources(root, await list(root, folder, wanted));
}

/** Reads files by their repository paths. */
export function readSources(root: string, paths: readonly string[]): Promise<SourceFile[]> {
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** The files of a folder as repository paths with forward slashes, sorted. */
async function list(root: string, folder: string, wanted: RegExp): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  return names
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

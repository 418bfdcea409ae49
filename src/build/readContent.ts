import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sidebars } from '../../content/sidebars.ts';
import type { Content } from '#pipeline/content.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';

/** Reads everything below `content/`. */
export async function readContent(root: string): Promise<Content> {
  const [docs, community, home, images, sidebarsSource] = await Promise.all([
    readMarkdown(root, 'content/docs'),
    readMarkdown(root, 'content/community'),
    readMarkdown(root, 'content', 'home.md'),
    list(root, 'content/images', (name) => /\.(png|jpe?g|webp)$/i.test(name)),
    readFile(join(root, 'content/sidebars.ts'), 'utf8'),
  ]);
  return { docs, community, home, images, sidebars, sidebarsSource };
}

async function readMarkdown(root: string, folder: string, only?: string): Promise<SourceFile[]> {
  const paths = await list(root, folder, (name) => (only ? name === only : name.endsWith('.md')));
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** The files of a folder as repository paths with forward slashes, in a stable order. */
async function list(root: string, folder: string, wanted: (name: string) => boolean) {
  const names = await readdir(join(root, folder));
  return names
    .filter(wanted)
    .sort()
    .map((name) => `${folder}/${name}`);
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Prerender } from '../entry.prerender.tsx';

/** A folder with files, which is gone after the test. */
export async function temporaryFolder(files: Record<string, string | Buffer> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'playbill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** A shell that shows articles and nothing else. */
const testPrerender: Prerender = {
  main: ({ content }) => content.html,
  body: ({ content }) => content.html,
  frame: ({ site }) => ({
    ...{ navbar: site.title, menu: '', footer: '' },
    sidebars: { docs: '', api: '', community: '' },
    start: [],
  }),
};

/** What pages are made with, without any script. */
export const testBundle = {
  ...{ scripts: [], islandScripts: [], styles: [], inlineScript: '' },
  labs: { missing: '' },
  prerender: testPrerender,
};

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, hashPaths } from '#build/hash.ts';
import { installedReleases } from '#build/installedPackages.ts';
import type { Project } from './project.ts';
import { hiddenFolder } from './project.ts';

const FILE = 'content/samples/projects/recorded.json';

/**
 * Projects that have not been run in their current state: with these files, this output and these releases. The
 * list of the others is part of the repository, because running all of them takes longer than all other checks
 * together.
 */
export async function unrecorded(root: string, projects: readonly Project[]): Promise<Project[]> {
  const recorded = readRecorded(root);
  const hashes = await Promise.all(projects.map((project) => hashProject(root, project)));
  return projects.filter((project, index) => recorded[nameOf(project)] !== hashes[index]);
}

/** Records that projects print what their pages show. */
export async function keepRecorded(root: string, projects: readonly Project[]): Promise<void> {
  const recorded = readRecorded(root);
  for (const project of projects) recorded[nameOf(project)] = await hashProject(root, project);
  const sorted = Object.entries(recorded).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

function readRecorded(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Record<string, string>;
}

function nameOf({ page, name }: Project): string {
  return `${page}/${name}`;
}

async function hashProject(root: string, { page, name, samples }: Project): Promise<string> {
  const shown = samples.map(({ title, code, versions }) => [title, code, [...versions].sort()]);
  const hidden = await hashPaths(root, [hiddenFolder(page, name)]);
  return contentHash(JSON.stringify([shown, hidden, installedReleases(root)]));
}

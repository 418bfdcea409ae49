import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { CacheStore } from '#pipeline/cacheStore.ts';
import { roomsOf } from '#rooms.mjs';
import { hashPaths, isMissing } from './hash.ts';

/** What stored texts depend on other than content and configuration; each state has its own folder. */
const CODE = [
  ...roomsOf('build').filter((room) => room !== 'src/build'),
  'package-lock.json',
  // What reads the packages; its results are stored, too.
  ...['read', 'readCommands.ts', 'printCommands.mjs'].map((path) => `src/build/${path}`),
];

/** Files in `data` that no rendering shows: a roll writes them, and authors shorten one of them. */
const NOT_SHOWN = ['roll', 'worklist.json'];

/** Authors return to a branch, but not to every state of it. */
const MOST_STATES = 3;

/** The folder in `folder` for texts that this state of the code makes; those of old states are removed. */
export async function cacheStorePlace(root: string, folder: string): Promise<string> {
  const data = readdirSync(join(root, 'data'))
    .filter((name) => !NOT_SHOWN.includes(name))
    .map((name) => `data/${name}`);
  const place = join(folder, await hashPaths(root, [...CODE, ...data]));
  mkdirSync(place, { recursive: true });
  const now = new Date();
  utimesSync(place, now, now);
  removeOldStates(folder);
  return place;
}

/** Removes the folders in a folder that have not been used for the longest time. */
export function removeOldStates(folder: string): void {
  // Another build may be doing the same.
  const used = (state: string) => statSync(state, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const states = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => used(b) - used(a));
  for (const state of states.slice(MOST_STATES)) rmSync(state, { recursive: true, force: true });
}

/** Keeps texts in the files of a folder. */
export function openCacheStore(place: string): CacheStore {
  mkdirSync(place, { recursive: true });
  const fileOf = (name: string) => join(place, `${name.replaceAll('/', '-')}.json`);
  return {
    has: (name) => existsSync(fileOf(name)),
    read(name) {
      try {
        return readFileSync(fileOf(name), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write(name, text) {
      // In one step: half a file, left by a build that was stopped, would stop every later one.
      const fresh = `${fileOf(name)}.${process.pid}.${threadId}`;
      writeFileSync(fresh, text);
      renameSync(fresh, fileOf(name));
    },
  };
}

import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is known of a file of the output. */
type Known = [key: string, size: number, modified: number];

interface Manifest {
  /** The state of the code that has made the files. */
  code: string;
  files: Record<string, Known>;
}

/** The files that a folder has from the last build, for those that have not changed since. */
export interface LastOutput {
  /** Puts the file at `path` into `target`, if it was made with this key and nobody has touched it. */
  reuse: (path: string, key: string, target: string) => boolean;
  /** Remembers a file that was written to `target`. */
  note: (path: string, key: string, target: string) => void;
  /** Once the new files are in place. */
  save: () => void;
}

/** Remembers the files of the folder `out` in `file`; other code makes all of them again. */
export function openLastOutput(
  file: string,
  { out, code }: { out: string; code: string },
): LastOutput {
  const last = readManifest(file);
  const known = last?.code === code ? last.files : {};
  const files: Manifest['files'] = {};
  const describe = (path: string, key: string): Known => {
    const { size, mtimeMs } = statSync(path);
    return [key, size, mtimeMs];
  };
  return {
    reuse(path, key, target) {
      const entry = known[path];
      if (entry?.[0] !== key) return false;
      try {
        const there = join(out, path);
        if (describe(there, key).join() !== entry.join()) return false;
        linkSync(there, target);
      } catch {
        // It is gone, or the file system has no links.
        return false;
      }
      files[path] = entry;
      return true;
    },
    note(path, key, target) {
      files[path] = describe(target, key);
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ code, files } satisfies Manifest));
    },
  };
}

function readManifest(file: string): Manifest | undefined {
  try {
    // Written by `save` above.
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

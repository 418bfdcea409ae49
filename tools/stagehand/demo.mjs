// The built demo application: in a folder of the cache whose name is the hash of its sources.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = [
  ...['demo', 'tools/stagehand', 'src/build/bundle', 'package-lock.json'],
  'src/build/output/contentSecurityPolicy.ts',
];

/** What this process is building: the folder, and a promise. */
const building = new Map();

/** The folder of its pages and the module of its API; builds them if nobody has. */
export async function builtDemo() {
  const folder = join(ROOT, 'node_modules/.cache/playbill/demo', hashSources());
  if (!existsSync(folder)) {
    if (!building.has(folder)) building.set(folder, build(folder));
    await building.get(folder).finally(() => building.delete(folder));
  }
  const api = await import(pathToFileURL(join(folder, 'api/respond.js')).href);
  return { folder: join(folder, 'site'), ...api };
}

async function build(folder) {
  const args = ['--import', 'tsx', join(ROOT, 'demo/cli.ts'), folder];
  // Whatever runs this may have settings of its own for Node.js.
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const entries = source.includes('.')
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.md$|\.test\./.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of entries)
      hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

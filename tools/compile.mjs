// Compiles the code of the build: loading its hundreds of modules one by one takes longer than a rebuild may.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What starts on its own: the command line, and its threads and processes. */
const ENTRIES = ['cli.ts', 'renderThread.ts', 'bundleProcess.ts', 'printCommands.mjs'];

/** A development server may run for days, and load parts of its code late. */
const MOST_STATES = 3;

/** Compiles what is in `root` now, unless that has been done, and returns the file of its command line. */
export async function compileBuild(root) {
  const states = join(root, 'node_modules/.cache/playbill/code');
  const folder = join(states, hashSources(root));
  if (!existsSync(folder)) {
    await write(folder, await compile(root));
    await removeOldest(states);
  }
  const now = new Date();
  await utimes(folder, now, now);
  return join(folder, 'cli.mjs');
}

/** An import would have its nine megabytes parsed twice more, to find out what kind of module it is and what it exports. */
const requireTypeScript = {
  name: 'require-typescript',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^typescript$/ }, ({ path }) => ({ path, namespace: 'required' }));
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `import { createRequire } from 'node:module';
        export default createRequire(import.meta.url)('${path}');`,
    }));
  },
};

async function compile(root) {
  // Not before it is installed.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES.map((name) => `src/build/${name}`),
    outdir: 'compiled',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported dynamically is still loaded late.
    splitting: true,
    packages: 'external',
    plugins: [requireTypeScript],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles;
}

/** Synchronously: a thousand small files are read in a fraction of the time. */
function hashSources(root) {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file))
    .sort();
  const others = ['package.json', 'package-lock.json'].map((name) => join(root, name));
  for (const file of [...files, ...others, fileURLToPath(import.meta.url)]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** In one step: another build may do the same. */
async function write(folder, files) {
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  for (const { path, contents } of files) await writeFile(join(fresh, basename(path)), contents);
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
}

async function removeOldest(states) {
  const folders = await Promise.all(
    (await readdir(states)).map(async (name) => {
      const path = join(states, name);
      return { path, used: (await stat(path)).mtimeMs };
    }),
  );
  const old = folders.sort((a, b) => b.used - a.used).slice(MOST_STATES);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { viteBuild } from '../../../src/build/bundle/viteBuild.ts';
import { builtDemo } from '../../../src/build/demo.ts';
import { originOf, serve } from '../../../src/build/serve/serve.ts';
import { DEMO_PATH } from '../../../src/model/demo.ts';
import { labs } from '../build.ts';

/** A host with an empty page, the scripts of runs, and the demo with its API. */
export interface RunHost {
  origin: string;
  demo: string;
  /** What runs samples, and what reads them, as URLs of modules. */
  scripts: { run: string; reader: string };
  stop: () => Promise<void>;
}

/** Writes what the host serves into a folder; the scripts are bundled as the build of the site does. */
export async function buildRunSite(root: string): Promise<string> {
  const worker = process.env['VITEST_POOL_ID'] ?? '';
  const outDir = join(root, `node_modules/.cache/playbill/test-run${worker}`);
  const plugins = () => [labs.frameworkModules(root)];
  const names = { entryFileNames: 'assets/[name].js' };
  await viteBuild(
    root,
    mergeConfig(
      { plugins: plugins(), worker: { format: 'es', plugins } },
      {
        build: {
          ...{ target: 'es2022', outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: {
              run: join(root, labs.run),
              reader: join(root, 'packages/labs/run/statements.ts'),
            },
            preserveEntrySignatures: 'exports-only',
            output: names,
          },
        },
      },
    ),
  );
  const { folder } = await builtDemo(root);
  await cp(folder, join(outDir, DEMO_PATH), { recursive: true });
  await writeFile(join(outDir, 'index.html'), '<!doctype html><title>Run</title>');
  return outDir;
}

/** Each host has a store of its own, so that several can be used at the same time. */
export async function startRunHost(folder: string): Promise<RunHost> {
  const server = await serve({ folder, port: 0, baseUrl: '/' });
  const origin = originOf(server);
  return {
    origin,
    demo: origin + DEMO_PATH,
    scripts: { run: `${origin}/assets/run.js`, reader: `${origin}/assets/reader.js` },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

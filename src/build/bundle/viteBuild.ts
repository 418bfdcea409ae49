import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, InlineConfig, Plugin } from 'vite';

/** The same for all scripts of the browser. */
export const BROWSER: BuildOptions = {
  cssCodeSplit: false,
  target: 'es2022',
  // Widely available since November 2026: `light-dark()` and nesting are sent as they are written.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
};

/** Vite takes a while to load, and most builds find everything in the cache. */
export async function viteBuild(root: string, ...configs: InlineConfig[]): Promise<void> {
  const [{ mergeConfig }, { strictBuild }, { viteConfig }] = await Promise.all([
    import('vite'),
    import('#build/bundle/strictBuild.ts'),
    import('#build/bundle/viteConfig.ts'),
  ]);
  await strictBuild(
    configs.reduce<InlineConfig>((all, each) => mergeConfig(all, each), viteConfig(root)),
  );
}

interface InlineScript {
  entry: string;
  outDir: string;
  plugins?: Plugin[];
}

/** Compiles a script that is no file of the output, but part of a page. */
export async function buildInline(
  root: string,
  { entry, outDir, plugins = [] }: InlineScript,
): Promise<string> {
  await viteBuild(root, {
    plugins,
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, entry),
        output: { format: 'iife', entryFileNames: 'inline.js' },
      },
    },
  });
  return readInline(outDir);
}

/** A script as it can stand in a page: nothing in it ends it, or begins a comment of HTML. */
export async function readInline(folder: string): Promise<string> {
  const script = await readFile(join(folder, 'inline.js'), 'utf8');
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c').trim();
}

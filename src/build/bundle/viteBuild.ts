import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildOptions, InlineConfig, Plugin } from 'vite';
import { build, createLogger, mergeConfig } from 'vite';
import { BuildProblems } from '#build/buildProblems.ts';

/** The same for all scripts of the browser. */
export const BROWSER: BuildOptions = {
  cssCodeSplit: false,
  target: 'es2022',
  // Widely available since November 2026: `light-dark()` and nesting are sent as they are written.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
};

/**
 * Keeps the styles of components in the bundle for the browser, where no code uses the names of their classes: the HTML
 * that was rendered at build time does (`src/shell/styles.ts`).
 */
const componentStyles: Plugin = {
  name: 'component-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};

/** Options shared by the bundles for the browser, for pre-rendering and for development. */
export function viteConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    plugins: [react(), componentStyles],
    logLevel: 'warn',
    // Relative, so one bundle works with any base URL.
    base: './',
    // Component names are unique, and so are those of their styles.
    css: {
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
    },
  };
}

/** Says something about the machine, not about the code. Options that turn it off do not reach the bundles of workers. */
const TIMINGS = '[PLUGIN_TIMINGS]';

/** Bundles, and fails with the text of every warning: bundler warnings must be fixed. */
export async function viteBuild(root: string, ...configs: InlineConfig[]): Promise<void> {
  const warnings = new Set<string>();
  const warn = (text: string): void => {
    if (!text.includes(TIMINGS)) warnings.add(text.trim());
  };
  const customLogger = { ...createLogger('warn'), warn, warnOnce: warn };
  const config = configs.reduce<InlineConfig>(
    (all, each) => mergeConfig(all, each),
    viteConfig(root),
  );
  await build({ ...config, customLogger });
  if (warnings.size === 0) return;
  throw new BuildProblems(
    [...warnings, 'The bundler reported warnings. The site was not built.'].join('\n'),
  );
}

/** Compiles a script that is no file of the output, but part of a page. */
export async function buildInline(
  root: string,
  { entry, outDir, plugins = [] }: { entry: string; outDir: string; plugins?: Plugin[] },
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
  const script = await readFile(join(outDir, 'inline.js'), 'utf8');
  // Nothing in it may end it, or begin a comment of HTML.
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c').trim();
}

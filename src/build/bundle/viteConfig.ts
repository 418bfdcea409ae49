import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';

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

import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** Options shared by the bundles for the browser, for pre-rendering and for development. */
export function viteConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    plugins: [react()],
    logLevel: 'warn',
    // Relative, so one bundle works with any base URL.
    base: './',
    // Component names are unique, and so are those of their styles.
    css: {
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
    },
  };
}

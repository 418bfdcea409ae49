import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** What the bundles for the browser, for pre-rendering and for development have in common. */
export function viteConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    plugins: [react()],
    logLevel: 'warn',
    // Relative, so that one bundle serves any base URL.
    base: './',
    // The names of components are unique, and so are those of their styles.
    css: {
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
    },
  };
}

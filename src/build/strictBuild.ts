import type { InlineConfig } from 'vite';
import { build, createLogger } from 'vite';
import { BuildProblems } from './buildProblems.ts';

/** Bundles, and fails with the text of every warning: what the bundler warns about is to be fixed. */
export async function strictBuild(config: InlineConfig): Promise<void> {
  const warnings = new Set<string>();
  const warn = (text: string) => void warnings.add(text.trim());
  await build({ ...config, customLogger: { ...createLogger('warn'), warn, warnOnce: warn } });
  if (warnings.size === 0) return;
  throw new BuildProblems([...warnings, 'The bundler warns. The site was not built.'].join('\n'));
}

import type { InlineConfig } from 'vite';
import { build, createLogger, mergeConfig } from 'vite';
import { BuildProblems } from './buildProblems.ts';

/** Plugin timings say something about the machine, not about the code. */
const NO_TIMINGS: InlineConfig = {
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
};

/** Bundles, and fails with the text of every warning: bundler warnings must be fixed. */
export async function strictBuild(config: InlineConfig): Promise<void> {
  const warnings = new Set<string>();
  const warn = (text: string) => void warnings.add(text.trim());
  const customLogger = { ...createLogger('warn'), warn, warnOnce: warn };
  await build(mergeConfig({ ...config, customLogger }, NO_TIMINGS));
  if (warnings.size === 0) return;
  throw new BuildProblems(
    [...warnings, 'The bundler reported warnings. The site was not built.'].join('\n'),
  );
}

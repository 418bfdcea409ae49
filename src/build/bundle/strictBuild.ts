import { build, createLogger, type InlineConfig } from 'vite';
import { BuildProblems } from '#build/buildProblems.ts';

/** Says something about the machine, not about the code. Options that turn it off do not reach the bundles of workers. */
const TIMINGS = '[PLUGIN_TIMINGS]';

/** Bundles, and fails with the text of every warning: bundler warnings must be fixed. */
export async function strictBuild(config: InlineConfig): Promise<void> {
  const warnings = new Set<string>();
  const warn = (text: string): void => {
    if (!text.includes(TIMINGS)) warnings.add(text.trim());
  };
  const customLogger = { ...createLogger('warn'), warn, warnOnce: warn };
  await build({ ...config, customLogger });
  if (warnings.size === 0) return;
  throw new BuildProblems(
    [...warnings, 'The bundler reported warnings. The site was not built.'].join('\n'),
  );
}

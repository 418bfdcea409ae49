import { VERSION_NAMES } from '#model/version.ts';
import { LAB_MODULES, readFrameworkModule } from './frameworkModules.ts';
import { coreFolder } from './installedPackages.ts';
import { loadDevices, loadMatcher } from './packageInternals.ts';
import { readCommands } from './readCommands.ts';

/** Tries everything that a build reads of internal parts of the packages, so that a new release shows all it has moved. */
export function checkInternals(root: string): void {
  const cores = VERSION_NAMES.map((version) => coreFolder(root, version));
  reportTogether([
    ...cores.flatMap((core) => [() => loadDevices(core), () => loadMatcher(core)]),
    ...VERSION_NAMES.map((version) => () => readCommands(root, version)),
    ...LAB_MODULES.map((name) => () => readFrameworkModule(coreFolder(root, 'stable'), name)),
  ]);
}

/** Runs all of them, and throws once with what each of them has to say. */
export function reportTogether(attempts: readonly (() => unknown)[]): void {
  const messages = attempts.flatMap((attempt) => {
    try {
      attempt();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  if (messages.length > 0) throw new Error([...new Set(messages)].join('\n'));
}

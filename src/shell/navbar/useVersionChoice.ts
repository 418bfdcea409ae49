import type { DocsPlugin } from '#model/docsPlugin.ts';
import type { Version } from '#model/version.ts';
import { useShell, useSite } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

/**
 * The versions that a link to the docs may use, best first: current, preferred, latest (behavior
 * navbar-doc-links).
 */
export function useVersionChoice(plugin: DocsPlugin): Version[] {
  const { meta, services } = useShell();
  const { versions } = useSite();
  const preferred = useStore(services?.preferredVersion);
  const read = meta.doc?.plugin === plugin || meta.tree === plugin ? meta.version : undefined;
  const latest = versions.find(({ path }) => path === '')?.name;
  return [read, preferred, latest].flatMap((wanted) =>
    versions.filter(({ name }) => name === wanted),
  );
}

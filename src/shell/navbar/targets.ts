import type { DocsPlugin } from '#model/docsPlugin.ts';
import type { DocsEntry } from '#model/navbar.ts';
import type { ShownMeta } from '#model/page.ts';
import type { Version, VersionName } from '#model/version.ts';
import { matchPath } from '#runtime/navigation/compilePath.ts';

/** The page that is shown and, in the browser, the version that its reader prefers. */
export interface ReaderPlace {
  meta: ShownMeta;
  versions: readonly Version[];
  preferred?: VersionName | undefined;
}

/** The versions that a link to the docs may use, best first: current, preferred, latest (behavior navbar-doc-links). */
export function versionChoice(plugin: DocsPlugin, place: ReaderPlace): Version[] {
  const { meta, versions, preferred } = place;
  const read = meta.doc?.plugin === plugin || meta.tree === plugin ? meta.version : undefined;
  const latest = versions.find(({ path }) => path === '')?.name;
  return [read, preferred, latest].flatMap((wanted) =>
    versions.filter(({ name }) => name === wanted),
  );
}

/** Where an entry leads, if it is shown: drafts have no page, and unlisted ones only their own (behavior navbar-doc-links). */
export function docsTarget(
  item: Pick<DocsEntry, 'plugin' | 'sidebar' | 'targets'>,
  place: ReaderPlace,
) {
  const { path, sidebar } = place.meta;
  const [target] = versionChoice(item.plugin, place).flatMap(
    ({ name }) => item.targets[name] ?? [],
  );
  const isHere = target?.path === path;
  if (!target || (target.isUnlisted && !isHere)) return undefined;
  const isActive = isHere || (item.sidebar !== undefined && item.sidebar === sidebar);
  return { ...target, isActive };
}

/** Whether a link is active: in its whole area, as `/community/ambassadors` for `/community/welcome`. */
export function isInArea(to: string, path: string): boolean {
  return path === to || matchPath(to.replace(/[^/]*$/, ':page'), path) !== undefined;
}

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
  /** Where links of the navbar lead that are not to documents: the pages there are theirs alone. */
  areas: readonly string[];
}

/** The versions that a link to the docs may use, best first: current, preferred, latest (behavior navbar-doc-links). */
export function versionChoice(plugin: DocsPlugin, place: Omit<ReaderPlace, 'areas'>): Version[] {
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
  const { areas, meta } = place;
  const { path, sidebar } = meta;
  const [target] = versionChoice(item.plugin, place).flatMap(
    ({ name }) => item.targets[name] ?? [],
  );
  const isHere = target?.path === path;
  if (!target || (target.isUnlisted && !isHere)) return undefined;
  const isOthers = areas.some((to) => isInArea(to, path));
  const isActive = isHere || (item.sidebar !== undefined && item.sidebar === sidebar && !isOthers);
  return { ...target, isActive };
}

/** Whether a link is active: in its whole area, as `/community/ambassadors` for `/community/welcome`. */
export function isInArea(to: string, path: string): boolean {
  return path === to || matchPath(to.replace(/[^/]*$/, ':page'), path) !== undefined;
}

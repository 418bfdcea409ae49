import type { DocPlaces } from '#features/feature.ts';
import type { Version } from '#model/version.ts';
import type { Catalog, Entry } from './catalog.ts';

/** The guides and classes of a version by name, each with its page in every edition that has it. */
export function docPlaces({ entries }: Pick<Catalog, 'entries'>, version: Version): DocPlaces[] {
  const byFile = new Map<string, DocPlaces>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (entry.version.name !== version.name || !kind) continue;
    const { file, frontMatter } = entry.doc;
    const title = frontMatter.sidebarLabel ?? frontMatter.title;
    const places = byFile.get(file) ?? { kind, title, paths: {} };
    places.paths[entry.edition.id] = entry.path;
    byFile.set(file, places);
  }
  return [...byFile.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Without unlisted pages and the list of all classes, which every edition has. */
function kindOf({ collection, doc }: Entry): DocPlaces['kind'] | undefined {
  if (doc.frontMatter.isUnlisted) return undefined;
  if (collection === 'docs') return 'guide';
  return collection === 'api' && doc.id.startsWith('api/') ? 'class' : undefined;
}

import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentHash, filesBelow } from '#build/hash.ts';
import { htmlFile } from '#build/output/outputFile.ts';
import { searchScopes } from '#build/output/searchFiles.ts';
import { type OfflineList, offlineListPath } from '#model/offline.ts';
import { symbolsPath } from '#model/search.ts';
import { searchPath } from '#model/searchPath.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { isInScope } from '#search-index/makeRecords.ts';

/** Files with a hash in their name, in whatever way another file refers to them. What ends a name is rarer than its start. */
const NAMES = /\.(?:js|css|json|webp|svg|png|woff2)\b(?<=([\w.-]+))/g;

/** What browsers can't tell from a page. */
const PLAIN_FILES = ['favicon.svg'];

/**
 * Writes the list of each edition and version: its pages, its index, and all that these load. Labs are left out; they
 * would double the code (decisions/0032).
 */
export async function writeOfflineLists(folder: string, built: BuiltSite): Promise<void> {
  const { site, pages } = built;
  const assets = await filesBelow(folder, 'assets');
  const byName = new Map([...assets, ...PLAIN_FILES].map((file) => [basename(file), file]));
  const known = new Map<string, { bytes: number; hash: string; names: Set<string> }>();

  /** A file, and the assets that it names. */
  function describe(file: string) {
    const described = known.get(file);
    if (described) return described;
    const content = readFileSync(join(folder, file));
    const isText = /\.(html|js|json|css)$/.test(file);
    const names = isText ? content.toString('latin1').matchAll(NAMES) : [];
    const fresh = {
      bytes: content.length,
      hash: contentHash(content),
      names: new Set([...names].flatMap(([, name = '']) => byName.get(name) ?? [])),
    };
    known.set(file, fresh);
    return fresh;
  }

  for (const scope of searchScopes(built)) {
    const edition = site.editions.find(({ id }) => id === scope.edition);
    const search = edition && searchPath(site, edition);
    const paths = pages
      .filter(({ meta, standsAlone }) => isInScope(meta, scope) && !standsAlone)
      .map(({ meta }) => meta.path);
    // By file; a page has another URL.
    const urls = new Map(
      [...paths, ...(search === undefined ? [] : [search])].map((path) => [htmlFile(path), path]),
    );
    urls.set(symbolsPath(scope).slice(1), symbolsPath(scope));
    // Grows while it is walked through: a file may name another one, which names others.
    for (const file of urls.keys()) {
      for (const name of describe(file).names) if (!urls.has(name)) urls.set(name, `/${name}`);
    }
    const files = [...urls].map(([file, url]): OfflineList['files'][number] => {
      const { bytes, hash } = describe(file);
      return [url, bytes, hash];
    });
    const list: OfflineList = {
      hash: contentHash(JSON.stringify(files)),
      bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
      files,
    };
    const target = join(folder, offlineListPath(scope));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(list));
  }
}

import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { Entry } from './catalog.ts';
import type { RenderedDoc } from './renderDoc.ts';

interface RenderedEntry {
  entry: Entry;
  page: RenderedDoc;
}

/** Every link with a hash must find its anchor on the page it leads to. */
export function checkLinks(pages: readonly RenderedEntry[]): Problem[] {
  const anchors = new Map(pages.map(({ entry, page }) => [entry.path, new Set(page.anchors)]));
  const dead = new Map<string, { problem: Problem; where: string[] }>();
  for (const { entry, page } of pages) {
    for (const { written, path, hash, line } of page.links) {
      const there = anchors.get(path);
      if (hash === '' || !there || there.has(hash)) continue;
      const { file } = entry.doc;
      const key = `${file}:${line} ${written}`;
      const found = dead.get(key) ?? {
        problem: {
          file,
          line,
          what: `The link "${written}" leads to no heading of that page`,
          fix: `${didYouMean(hash, there)}Use the id of a heading there, or give one this id with {#${hash}}.`,
        },
        where: [],
      };
      found.where.push(`${entry.edition.label} ${entry.version.label}`);
      dead.set(key, found);
    }
  }
  return [...dead.values()].map(({ problem, where }) => {
    const renderings = pages.filter(({ entry }) => entry.doc.file === problem.file).length;
    // A heading may be missing in some editions only; where it is missing everywhere, a list is noise.
    const places = where.length === renderings ? '.' : `, in ${where.join(', ')}.`;
    return { ...problem, what: problem.what + places };
  });
}

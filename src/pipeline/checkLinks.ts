import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { Entry } from './catalog.ts';
import type { RenderedDoc } from './renderDoc.ts';

/** Every link with a hash must find its anchor on the page it leads to. */
export function checkLinks(pages: readonly { entry: Entry; page: RenderedDoc }[]): Problem[] {
  const anchors = new Map(pages.map(({ entry, page }) => [entry.path, new Set(page.anchors)]));
  return pages.flatMap(({ entry, page }) =>
    page.links.flatMap(({ path, hash, line }) => {
      const there = anchors.get(path);
      if (hash === '' || !there || there.has(hash)) return [];
      return [
        {
          file: entry.doc.file,
          line,
          what: `The link "${path}#${hash}" leads to no heading of that page.`,
          fix: `${didYouMean(hash, there)}Use the id of a heading there, or give one this id with {#${hash}}.`,
        },
      ];
    }),
  );
}

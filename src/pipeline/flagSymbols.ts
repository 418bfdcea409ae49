import { RELEASE_NOTES } from '#model/releaseFeed.ts';
import type { ApiSymbol } from '#model/search.ts';
import type { Page } from './buildPages.ts';
import type { Flag } from './markdown/flagsOf.ts';
import { isHigher } from './markdown/flagsOf.ts';

/** Options of commands, each with the one place among some pages that is about it most. */
export function flagSymbols(pages: readonly Pick<Page, 'meta' | 'flags'>[]): ApiSymbol[] {
  const best = new Map<string, Flag & { path: string }>();
  for (const { meta, flags } of pages) {
    // Release notes say when an option came, and guides what it is for.
    if (meta.doc?.id === RELEASE_NOTES) continue;
    for (const flag of flags) {
      const known = best.get(flag.name);
      if (known && !isHigher(flag.rank, known.rank)) continue;
      best.set(flag.name, { ...flag, path: meta.path });
    }
  }
  return [...best.values()].map(({ name, path, anchor }) => ({
    name,
    aliases: [],
    kind: 'flag',
    path: anchor === '' ? path : `${path}#${anchor}`,
  }));
}

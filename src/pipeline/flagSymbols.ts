import type { ApiSymbol } from '#model/search.ts';
import type { Page } from './buildPages.ts';
import type { Flag } from './markdown/flagsOf.ts';
import { isHigher } from './markdown/flagsOf.ts';

/** Command-line options, each with the most relevant place among some pages. */
export function flagSymbols(pages: readonly Pick<Page, 'meta' | 'flags'>[]): ApiSymbol[] {
  const best = new Map<string, Flag & { path: string }>();
  for (const { meta, flags } of pages) {
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

import { openIndex } from '#search/index/localIndex.ts';
import type { SymbolTier } from '#search/index/tiers/symbolTier.ts';
import type { TextTier } from '#search/index/tiers/textTier.ts';

/** What the site does: MiniSearch with names, synonyms and ranking of our own. */
export async function openOurs(symbols: SymbolTier, texts: TextTier) {
  const index = await openIndex(symbols).withTexts(texts);
  return (query: string): Promise<string[]> => {
    const { hits } = index.search({ query, page: 0, hitsPerPage: 20, snippetWords: 10 });
    return Promise.resolve(hits.map(({ url }) => url.slice(symbols.site.length)));
  };
}

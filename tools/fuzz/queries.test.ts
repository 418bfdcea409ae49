import assert from 'node:assert/strict';
import { test } from 'vitest';
import { openIndex } from '#search-index/openIndex.ts';
import { smallInput } from '#search-index/testing.ts';
import { makeSymbolTier, type SymbolTier } from '#search-index/symbolTier.ts';
import { makeTextTier, type TextTier } from '#search-index/textTier.ts';
import { everyInput } from './everyInput.ts';
import { hostileText } from './hostile.ts';

test('finds places of this site, or nothing, for any query', async () => {
  const names = openIndex(JSON.parse(makeSymbolTier(smallInput(), '/texts.json')) as SymbolTier);
  const index = await names.withTexts(JSON.parse(makeTextTier(smallInput())) as TextTier);

  everyInput(hostileText, (text) => {
    const query = text.slice(0, 64);
    const { hits } = index.search({ query, page: 0, hitsPerPage: 20, snippetWords: 10 });
    for (const { url } of hits) assert(url.startsWith('https://docs.example/sub/docs/'));
    names.lacksName(query);
    assert(index.findName(query)?.path.startsWith('/docs/') ?? true);
  });
});

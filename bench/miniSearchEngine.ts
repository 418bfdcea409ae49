import MiniSearch from 'minisearch';
import { splitWords } from '#search/index/words.ts';
import type { Engine, EngineIndex } from './searchEngine.ts';
import { documentOf, FIELD_BOOST, HITS } from './searchEngine.ts';

const OPTIONS = { fields: Object.keys(FIELD_BOOST), tokenize: splitWords };

/** MiniSearch without the ranking of ours. */
export const miniSearchEngine: Engine = {
  name: 'MiniSearch',
  imports: "export { default } from 'minisearch'",
  index: (places) => {
    const engine = new MiniSearch(OPTIONS);
    engine.addAll(places.map(documentOf));
    return Promise.resolve(wrap(engine));
  },
  load: (saved) => Promise.resolve(wrap(MiniSearch.loadJSON(saved, OPTIONS))),
};

function wrap(engine: MiniSearch): EngineIndex {
  return {
    search: (query) => {
      const found = engine.search(query, { boost: FIELD_BOOST, prefix: true, fuzzy: 0.2 });
      // Ids are the numbers that the documents were given.
      return Promise.resolve(found.slice(0, HITS).map(({ id }) => id as number));
    },
    save: () => Promise.resolve(JSON.stringify(engine)),
  };
}

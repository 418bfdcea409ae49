import type { AnyOrama, RawData } from '@orama/orama';
import { create, insertMultiple, load, save, search } from '@orama/orama';
import { splitWords } from '#search/index/words.ts';
import type { Engine, EngineIndex } from './searchEngine.ts';
import { documentOf, FIELD_BOOST, HITS } from './searchEngine.ts';

/** Orama with our way to split words. */
export const oramaEngine: Engine = {
  name: 'Orama',
  imports: "export { create, insertMultiple, load, search } from '@orama/orama'",
  index: async (places) => {
    const engine = empty();
    const documents = places
      .map(documentOf)
      .map(({ id, ...rest }) => ({ ...rest, id: String(id) }));
    await insertMultiple(engine, documents, 500);
    return wrap(engine);
  },
  load: (saved) => {
    const engine = empty();
    // Written by `save` below.
    load(engine, JSON.parse(saved) as RawData);
    return Promise.resolve(wrap(engine));
  },
};

function empty(): AnyOrama {
  return create({
    schema: { name: 'string', keywords: 'string', context: 'string', text: 'string' },
    components: {
      tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: splitWords },
    },
  });
}

function wrap(engine: AnyOrama): EngineIndex {
  return {
    search: async (term) => {
      const { hits } = await search(engine, {
        term,
        boost: FIELD_BOOST,
        tolerance: 1,
        limit: HITS,
      });
      return hits.map(({ id }) => Number(id));
    },
    save: () => Promise.resolve(JSON.stringify(save(engine))),
  };
}

import { Document } from 'flexsearch';
import { splitWords } from '#search/index/words.ts';
import type { Engine, EngineIndex } from './searchEngine.ts';
import { documentOf, FIELD_BOOST, HITS } from './searchEngine.ts';

type Field = keyof typeof FIELD_BOOST;

/** FlexSearch with our way to split words; it ranks each field by itself, so they are joined here. */
export const flexSearchEngine: Engine = {
  name: 'FlexSearch',
  imports: "export { Document } from 'flexsearch'",
  index: (places) => {
    const engine = empty();
    for (const [id, place] of places.entries()) engine.add(documentOf(place, id));
    return Promise.resolve(wrap(engine));
  },
  load: (saved) => {
    const engine = empty();
    // Written by `save` below.
    for (const [key, data] of JSON.parse(saved) as [string, string][]) engine.import(key, data);
    return Promise.resolve(wrap(engine));
  },
};

function empty() {
  return new Document({
    document: { id: 'id', index: Object.keys(FIELD_BOOST) },
    tokenize: 'forward',
    encode: splitWords,
  });
}

function wrap(engine: ReturnType<typeof empty>): EngineIndex {
  return {
    search: (query) => {
      const scores = new Map<number, number>();
      for (const { field, result } of engine.search(query, { limit: 100, suggest: true })) {
        const boost = FIELD_BOOST[field as Field];
        for (const [rank, id] of result.entries()) {
          scores.set(Number(id), (scores.get(Number(id)) ?? 0) + boost / (rank + 1));
        }
      }
      const ranked = [...scores].sort(([, a], [, b]) => b - a);
      return Promise.resolve(ranked.slice(0, HITS).map(([id]) => id));
    },
    save: () => {
      const pieces: [string, string][] = [];
      engine.export((key, data) => void pieces.push([key, data]));
      return Promise.resolve(JSON.stringify(pieces));
    },
  };
}

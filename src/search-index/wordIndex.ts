import { findWords, termsOf, withoutApostrophes } from './words.ts';

/** A term of a query. */
export interface Lookup {
  term: string;
  weight: number;
  /** Whether longer terms that begin with it are found, too. */
  isPrefix: boolean;
  fields: readonly string[];
}

/** A document with terms of a query. */
export interface WordHit {
  id: number;
  score: number;
  /** The terms of the query that it has, or has longer. */
  queryTerms: string[];
  /** The terms that it has for them, with their fields. */
  match: Map<string, string[]>;
}

export interface WordWeights {
  fields: Readonly<Record<string, number>>;
  /** The beginning of a term, compared with all of it. */
  prefix: number;
}

/** All terms of an index. */
export type Vocabulary = Pick<ReadonlySet<string>, 'has'> & Iterable<string>;

/** A term, the slots that it is in, which are a field of a document each, and how often it is there. */
interface Entry {
  term: string;
  slots: number[];
  counts: number[];
}

/** BM25+: how much repetition and the length of a text matter, and what any match is worth. */
const BM25 = { repetition: 1.2, length: 0.7, least: 0.5 };
/** How fast a longer term counts less than what it begins with. */
const PREFIX_LOSS = 0.3;

export type WordIndex = ReturnType<typeof createWordIndex>;

/**
 * Finds words in numbered documents. Readers wait until it is built: a word is taken apart only once, and where it occurs
 * again, numbers are all that is added.
 */
export function createWordIndex(fields: readonly string[]) {
  const entries = new Map<string, Entry>();
  const byLetter = new Map<string, Entry[]>();
  const byWord = new Map<string, Entry[]>();
  /** How many terms each slot has, and all slots of a field together. */
  const lengths: number[] = [];
  const totals = fields.map(() => 0);
  let documents = 0;

  /** Makes a term known, whether or not a document has it. */
  function addTerm(term: string): Entry {
    const known = entries.get(term);
    if (known) return known;
    const entry: Entry = { term, slots: [], counts: [] };
    entries.set(term, entry);
    const [letter = ''] = term;
    const others = byLetter.get(letter);
    if (others) others.push(entry);
    else byLetter.set(letter, [entry]);
    return entry;
  }

  function entriesOf(word: string): Entry[] {
    const known = byWord.get(word);
    if (known) return known;
    const found = termsOf(word).map(addTerm);
    byWord.set(word, found);
    return found;
  }

  /** Counts the terms of a text in its slot; returns how many there are. */
  function fill(slot: number, text: string): number {
    let length = 0;
    for (const word of findWords(withoutApostrophes(text))) {
      for (const { slots, counts } of entriesOf(word)) {
        const last = slots.length - 1;
        if (slots[last] === slot) {
          counts[last] = (counts[last] ?? 0) + 1;
        } else {
          slots.push(slot);
          counts.push(1);
          length += 1;
        }
      }
    }
    return length;
  }

  /** Adds a document, after those with lower ids: the text of each field. */
  function add(id: number, texts: readonly string[]): void {
    documents += 1;
    for (const [field, text] of texts.entries()) {
      const slot = id * fields.length + field;
      const length = fill(slot, text);
      lengths[slot] = length;
      totals[field] = (totals[field] ?? 0) + length;
    }
  }

  /** How rare a term is in each field: the fewer documents have it there, the more it says. */
  function rarities({ slots }: Entry): number[] {
    const having = fields.map(() => 0);
    for (const slot of slots) {
      const field = slot % fields.length;
      having[field] = (having[field] ?? 0) + 1;
    }
    return having.map((count) => Math.log(1 + (documents - count + 0.5) / (count + 0.5)));
  }

  /** What a term is worth that a slot has so often. */
  function worth(slot: number, times: number): number {
    const { repetition, length, least } = BM25;
    const average = (totals[slot % fields.length] ?? 0) / documents;
    const relative = (lengths[slot] ?? 0) / average;
    const enough = repetition * (1 - length + length * relative);
    return least + (times * (repetition + 1)) / (times + enough);
  }

  /** Documents with any of these terms, the best first. */
  function search(lookups: readonly Lookup[], weights: WordWeights): WordHit[] {
    const hits = new Map<number, WordHit>();

    function collect(query: Lookup, entry: Entry, weight: number): void {
      const rarity = rarities(entry);
      for (const [at, slot] of entry.slots.entries()) {
        const index = slot % fields.length;
        const field = fields[index] ?? '';
        if (!query.fields.includes(field)) continue;
        const id = (slot - index) / fields.length;
        const hit = hits.get(id) ?? {
          id,
          score: 0,
          queryTerms: [],
          match: new Map<string, string[]>(),
        };
        hits.set(id, hit);
        const times = entry.counts[at] ?? 0;
        hit.score +=
          weight * (weights.fields[field] ?? 1) * (rarity[index] ?? 0) * worth(slot, times);
        if (!hit.queryTerms.includes(query.term)) hit.queryTerms.push(query.term);
        const known = hit.match.get(entry.term) ?? [];
        if (!known.includes(field)) hit.match.set(entry.term, [...known, field]);
      }
    }

    for (const query of lookups) {
      const { term, weight, isPrefix } = query;
      const exact = entries.get(term);
      if (exact) collect(query, exact, weight);
      const [letter = ''] = term;
      for (const entry of isPrefix ? (byLetter.get(letter) ?? []) : []) {
        const { length } = entry.term;
        if (entry === exact || !entry.term.startsWith(term)) continue;
        const share = length / (length + PREFIX_LOSS * (length - term.length));
        collect(query, entry, weight * weights.prefix * share);
      }
    }
    // A document with more of the terms comes first.
    return [...hits.values()]
      .map((hit) => ({ ...hit, score: hit.score * hit.queryTerms.length }))
      .sort((a, b) => b.score - a.score);
  }

  const vocabulary: Vocabulary = {
    has: (term) => entries.has(term),
    [Symbol.iterator]: () => entries.keys(),
  };
  return { add, addTerm, search, vocabulary };
}

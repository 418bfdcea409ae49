import type { SearchRules } from '#model/searchRules.ts';
import { nameKey, wordStem } from './words.ts';

/** A phrase that readers use, and our terms for it. */
interface Phrase {
  stems: readonly string[];
  words: readonly string[];
}

/** The compiled rules of an index. */
export interface Rules {
  weights: SearchRules['weights'];
  stopWords: ReadonlySet<string>;
  /** By the stem of their first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Code whose name is not at the end of a chain; `ending` is normalized. */
  calls: readonly { pattern: RegExp; ending: string }[];
  /** Class aliases, keyed with and without the suffix. */
  ownerKeys: (owner: string) => string[];
  /** How likely a class is meant among those with a member of the same name: 1 is most likely. */
  likelihood: (owner: string, member: string) => number;
  /** Whether `context` in `context.newPage` refers to an object of a class. */
  isOwner: (typed: string, owner: string) => boolean;
}

/** Compiles the rules that ship with an index. */
export function readRules({ words, classes, weights }: SearchRules): Rules {
  const order = classes.order.map(nameKey);
  const last = classes.last.map(nameKey);
  const endings = classes.endings.map(nameKey);
  const variables = mapKeys(classes.variables, nameKey);
  const first = mapKeys(
    classes.first,
    (names) => new RegExp(`^(${names.map(memberPattern).join('|')})$`),
  );
  const { step, unlisted } = weights.likelihood;
  return {
    weights,
    stopWords: new Set(words.stopWords.split(/\s+/)),
    phrases: readPhrases(words.synonyms),
    calls: classes.calls.map(({ pattern, ending = '' }) => ({
      pattern: new RegExp(pattern, 'i'),
      ending: nameKey(ending),
    })),
    ownerKeys: (owner) => [
      owner,
      ...endings.flatMap((end) => (owner.endsWith(end) ? owner.slice(0, -end.length) : [])),
    ],
    likelihood(owner, member) {
      if (owner === '' || last.includes(owner)) return 0;
      if (first.get(owner)?.test(member)) return 1;
      const place = order.indexOf(owner);
      return place === -1 ? unlisted : 1 - place * step;
    },
    isOwner(typed, owner) {
      if (typed === owner || variables.get(typed) === owner) return true;
      return typed.length > 3 && (owner.startsWith(typed) || typed.endsWith(owner));
    },
  };
}

function readPhrases(synonyms: SearchRules['words']['synonyms']): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [said, meant] of Object.entries(synonyms)) {
    for (const phrase of said.split(', ')) {
      const stems = phrase.split(' ').map(wordStem);
      const [start = ''] = stems;
      phrases.set(start, [...(phrases.get(start) ?? []), { stems, words: meant.split(' ') }]);
    }
  }
  return phrases;
}

function mapKeys<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return new Map(Object.entries(record).map(([key, value]) => [nameKey(key), map(value)]));
}

/** `getBy*` matches `getbyrole`. */
function memberPattern(name: string): string {
  return nameKey(name) + (name.endsWith('*') ? '.*' : '');
}

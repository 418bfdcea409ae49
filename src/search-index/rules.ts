import { groupBy } from '#model/groupBy.ts';
import type { SearchRules } from '#model/searchRules.ts';
import { nameKey, wordStem } from './words.ts';

/** The compiled rules of an index. */
export type Rules = ReturnType<typeof readRules>;

/** Compiles the rules that ship with an index. */
export function readRules({ words, classes, weights }: SearchRules) {
  const order = classes.order.map(nameKey);
  const last = classes.last.map(nameKey);
  const endings = classes.endings.map(nameKey);
  const variables = mapKeys(classes.variables, nameKey);
  const first = mapKeys(
    classes.first,
    (names) => new RegExp(`^(${names.map(memberPattern).join('|')})$`),
  );
  const stopWords = new Set(words.stopWords.split(/\s+/));
  const { step, unlisted } = weights.likelihood;
  return {
    weights,
    stopWords,
    /** `From Elsewhere` → `Elsewhere`: a title begins with the first word that says something. */
    withoutStopWords: (title: string) => {
      const all = title.split(' ');
      return all.slice(all.findIndex((word) => !stopWords.has(nameKey(word)))).join(' ');
    },
    /** Phrases that readers use, by the stem of their first word, with our terms for them. */
    phrases: readPhrases(words.synonyms),
    /** Code whose name is not at the end of a chain; `ending` is normalized. */
    calls: classes.calls.map(({ pattern, ending = '' }) => ({
      pattern: new RegExp(pattern, 'i'),
      ending: nameKey(ending),
    })),
    /** Class aliases, keyed with and without the suffix. */
    ownerKeys: (owner: string) => [
      owner,
      ...endings.flatMap((end) => (owner.endsWith(end) ? owner.slice(0, -end.length) : [])),
    ],
    isLast: (name: string) => last.includes(name),
    /** How likely a class is meant among those with a member of the same name: 1 is most likely. */
    likelihood: (owner: string, member: string): number => {
      if (owner === '' || last.includes(owner)) return 0;
      if (first.get(owner)?.test(member)) return 1;
      const place = order.indexOf(owner);
      return place === -1 ? unlisted : 1 - place * step;
    },
    /** Whether `context` in `context.newPage` refers to an object of a class. */
    isOwner: (typed: string, owner: string): boolean => {
      if (typed === owner || variables.get(typed) === owner) return true;
      return typed.length > 3 && (owner.startsWith(typed) || typed.endsWith(owner));
    },
  };
}

function readPhrases(synonyms: SearchRules['words']['synonyms']) {
  const phrases = Object.entries(synonyms).flatMap(([said, meant]) =>
    said
      .split(', ')
      .map((phrase) => ({ stems: phrase.split(' ').map(wordStem), words: meant.split(' ') })),
  );
  return groupBy(phrases, ({ stems }) => stems[0]);
}

function mapKeys<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return new Map(Object.entries(record).map(([key, value]) => [nameKey(key), map(value)]));
}

/** `getBy*` matches `getbyrole`. */
function memberPattern(name: string): string {
  return nameKey(name) + (name.endsWith('*') ? '.*' : '');
}

import type { Rules } from '#search-index/rules.ts';
import {
  findWords,
  nameKey,
  nameParts,
  withoutApostrophes,
  wordStem,
} from '#search-index/words.ts';

export interface Query {
  /** Its concepts: each is matched if any of its terms is. */
  parts: {
    /** As typed, in lowercase. */
    word: string;
    /** The equivalent terms, each with its weight. */
    terms: ReadonlyMap<string, number>;
    /** Whether the reader may still be typing it. */
    isLast: boolean;
  }[];
  /** The query as an API name. */
  symbol: {
    /** `page.goto(url)` → `goto`, `get by role` → `getbyrole`, `--headed` → `headed`. */
    key: string;
    /** The qualifier before the name: `page`; empty if there is none. */
    owner: string;
    /** Whether it is written as a name rather than as words. */
    isCode: boolean;
    isFlag: boolean;
  };
  /** The significant words as one name: `cookies` for "get all cookies". */
  gist: string;
  /** Compound names within a longer query: `getbyrole` in "getByRole hidden". */
  names: string[];
  /** Names that synonyms stand for, with a confidence. */
  meant: ReadonlyMap<string, number>;
  /** Whether the whole query is a phrase of another tool, such as `cy.get`, rather than one of our names. */
  isPhrase: boolean;
}

/** Parses a query: its significant words, their synonyms, and the name it may be. */
export function parseQuery(typed: string, rules: Rules): Query {
  const text = messageOf(typed);
  const found = findWords(plainText(text));
  const words = [...new Set(found.filter((word) => nameKey(word) !== ''))];
  const telling = words.filter((word) => !rules.stopWords.has(nameKey(word)));
  const kept = telling.length > 0 ? telling : words;
  const synonyms = findSynonyms(words.map(nameKey), rules);
  return {
    parts: kept.map((word) => ({
      word: nameKey(word),
      terms: termWeights(word, synonyms, rules),
      isLast: word === found.at(-1) && !/\s$/.test(text),
    })),
    symbol: parseSymbol(text, rules),
    gist: kept.map(nameKey).join(''),
    names: words.filter((word) => nameParts(word).length > 1).map(nameKey),
    meant: meantNames(synonyms, kept.map(nameKey)),
    isPhrase: synonyms.some(({ typed }) => typed.length > 1 && typed.length === words.length),
  };
}

/** `page.click: Error: `, `package.errors.TimeoutError: ` */
const BEFORE_MESSAGE =
  /^\s*(?:(?:[\w$]+\.)*[\w$]*(?:Error|Exception)\s?:\s+|[\w$]+\.[\w$]+:\s+)+(?=\S)/;

/** A pasted error without its class, the call that failed, and the files and URLs that it mentions. */
function messageOf(text: string): string {
  const message = text.replace(BEFORE_MESSAGE, '');
  const files = message === text ? /(?!)/g : /(?<=\s)\/[\w./-]+/g;
  const telling = message.replace(files, '').replace(/\bhttps?:\/\/[^\s"']*/g, '');
  return telling.trim() === '' ? text : telling;
}

function plainText(text: string): string {
  // Error codes such as ERR_CONNECTION_REFUSED are sentences rather than names.
  return withoutApostrophes(withoutCalls(text)).replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (code) =>
    code.toLowerCase().replaceAll('_', ' '),
  );
}

function termWeights(
  word: string,
  synonyms: readonly Synonym[],
  { stopWords, weights }: Rules,
): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    terms.set(term, Math.max(terms.get(term) ?? 0, weight));
  };
  const key = nameKey(word);
  add(key, 1);
  const stem = wordStem(key);
  if (stem !== key) add(stem, weights.words.stem);
  // The parts of a name are a last resort: the name as a whole counts.
  const parts = nameParts(word);
  if (parts.length > 1) {
    for (const part of parts) if (!stopWords.has(part)) add(part, weights.words.part);
  }
  for (const { typed, words } of synonyms) {
    if (typed.includes(key)) for (const other of words) add(nameKey(other), weights.words.synonym);
  }
  return terms;
}

/** A synonym that covers the whole query is a certain match; of its names, the first ranks highest. */
function meantNames(synonyms: readonly Synonym[], kept: readonly string[]): Map<string, number> {
  const meant = new Map<string, number>();
  for (const { typed, words } of synonyms) {
    const share = kept.filter((word) => typed.includes(word)).length / kept.length;
    for (const [index, word] of words.entries()) {
      const sureness = share ** 2 * (1 - index * 0.15);
      meant.set(nameKey(word), Math.max(meant.get(nameKey(word)) ?? 0, sureness));
    }
  }
  return meant;
}

/** How many other words may occur between the words of a phrase: "wait for *the* element". */
const GAP = 2;

type Synonym = ReturnType<typeof findSynonyms>[number];

/** The words of a query that a synonym covers, and the terms it stands for, the most common meaning first. */
export function findSynonyms(words: readonly string[], { phrases }: Rules) {
  const stems = words.map(wordStem);
  return stems.flatMap((stem, start) =>
    (phrases.get(stem) ?? []).flatMap((phrase) => {
      const places = placesOf(phrase.stems, stems, start);
      if (!places) return [];
      return [{ typed: places.map((place) => words[place] ?? ''), words: phrase.words }];
    }),
  );
}

/** The positions of the words of a phrase, or undefined if they are not close together in order. */
function placesOf(phrase: readonly string[], stems: readonly string[], start: number) {
  const places = [start];
  for (const stem of phrase.slice(1)) {
    const from = (places.at(-1) ?? start) + 1;
    const next = stems.slice(from, from + GAP + 1).indexOf(stem);
    if (next === -1) return undefined;
    places.push(from + next);
  }
  return places;
}

/** Parses a query as a name, ignoring owner, arguments and spelling. */
export function parseSymbol(text: string, { calls }: Rules): Query['symbol'] {
  const trimmed = text.trim();
  if (/^--?[a-z]/i.test(trimmed)) {
    const [flag = ''] = trimmed.split(/[\s=]/);
    return { key: nameKey(flag), owner: '', isCode: true, isFlag: true };
  }
  const code = (name: string, owner: string) => ({
    key: nameKey(name),
    owner: nameKey(owner),
    isCode: true,
    isFlag: false,
  });
  for (const { pattern, ending } of calls) {
    const { name, owner = '' } = pattern.exec(trimmed)?.groups ?? {};
    if (name !== undefined) return code(name, owner.replace(/.*\./s, '') + ending);
  }
  const plain = withoutCalls(trimmed)
    .replace(/^(?:await|new|return|var|const|let)\s+/, '')
    .replace(/[;,]+$/, '');
  const isFile = /\.(?:[cm]?[jt]sx?|json|zip|xml|ya?ml|html|env|ini)$/i.test(plain);
  if (!isFile && /^[\w$]+(?:\s*(?:\.|::|#|\?\.)\s*[\w$]+)+$/.test(plain)) {
    const [name = '', owner = ''] = plain.split(/[^\w$]+/).reverse();
    return code(name, owner);
  }
  const isCode = /^[\w$]+$/.test(plain) && (/[a-z][A-Z]|_|\$/.test(plain) || plain !== trimmed);
  return { key: nameKey(plain), owner: '', isCode, isFlag: false };
}

/** Strips the arguments of calls, which are not part of the name. */
export function withoutCalls(text: string): string {
  let plain = text;
  // From the inside out; the last call may still be open.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<=[\w$])\([^()]*\)/g, '');
  }
  return plain.replace(/(?<=[\w$])\([^()]*$/, '');
}

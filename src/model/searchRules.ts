/** What `content/search` defines about words, names and weights; the files explain each field. */
export interface SearchRules {
  words: {
    /** Separated by spaces. */
    stopWords: string;
    /** Comma-separated phrases, and the terms of the docs for them, separated by spaces. */
    synonyms: Readonly<Record<string, string>>;
  };
  classes: {
    order: readonly string[];
    last: readonly string[];
    first: Readonly<Record<string, readonly string[]>>;
    variables: Readonly<Record<string, string>>;
    endings: readonly string[];
    calls: readonly { pattern: string; ending?: string | undefined }[];
  };
  weights: SearchWeights;
}

/** Depending on whether the query is words or code. */
interface NameWeight {
  words: number;
  code: number;
}

export interface SearchWeights {
  words: Readonly<Record<'stem' | 'synonym' | 'joined' | 'corrected' | 'part' | 'prefix', number>>;
  fields: Readonly<Record<'name' | 'keywords' | 'context' | 'text', number>>;
  coverage: Readonly<Record<'least' | 'title', number>>;
  kinds: Readonly<Record<'page' | 'heading' | 'class' | 'member' | 'flag' | 'option', number>>;
  sections: Readonly<Record<string, number>>;
  names: {
    exact: number;
    exactWords: number;
    flag: number;
    owned: Readonly<Record<'whole' | 'start' | 'other' | 'likely', number>>;
    page: NameWeight;
    class: NameWeight;
    heading: NameWeight;
    namedFlag: NameWeight;
    member: NameWeight & { rare: number; likely: number };
    option: NameWeight & { likely: number; ownerLetter: number };
    stem: number;
    gist: number;
    keyword: Readonly<Record<'whole' | 'gist', number>>;
    inside: Readonly<Record<'whole' | 'word' | 'likely', number>>;
    start: Readonly<Record<'whole' | 'minor' | 'likely', number>>;
    meant: Readonly<Record<'page' | 'class' | 'member' | 'option' | 'likely' | 'common', number>>;
  };
  likelihood: Readonly<Record<'step' | 'unlisted', number>>;
  corrections: Readonly<Record<'oneSlip' | 'twoSlips' | 'tried', number>>;
  hitsOfAPage: number;
}

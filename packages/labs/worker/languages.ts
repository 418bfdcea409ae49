/** The languages as the framework names them, in the order in which the site lists editions. */
export const LANGUAGES = ['javascript', 'python', 'java', 'csharp'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a page; the first one if the name is unknown. */
export function languageOf(name: string): Language {
  return LANGUAGES.find((each) => each === name) ?? 'javascript';
}

/** What the site calls each language. */
export const LABELS: Record<Language, string> = {
  javascript: 'Node.js',
  python: 'Python',
  java: 'Java',
  csharp: '.NET',
};

/** What starts an assertion. */
export const EXPECT: Record<Language, string> = {
  javascript: 'expect',
  python: 'expect',
  java: 'assertThat',
  csharp: 'Expect',
};

/** The languages as the framework names them, in the order in which the site lists editions. */
export const LANGUAGES = ['javascript', 'python', 'java', 'csharp'] as const;
export type Language = (typeof LANGUAGES)[number];

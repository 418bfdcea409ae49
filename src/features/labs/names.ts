/** On the static markup: which lab goes there. */
export const lab = 'data-lab';
/** Next to it: the language of the edition, as the framework names it. */
export const language = 'data-language';

/** The labs, by the name in `::lab{name="…"}`. */
export const LABS = [
  'locators',
  'translator',
  'aria-snapshots',
  'actionability',
  'url-patterns',
] as const;

/** The labs, by the name in `::lab{name="…"}`. */
export const LABS = [
  'locators',
  'translator',
  'aria-snapshots',
  'actionability',
  'url-patterns',
] as const;

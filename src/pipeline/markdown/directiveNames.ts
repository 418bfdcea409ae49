/** The admonitions with the word that stands in for an absent title. */
export const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

/** The names that may follow `:::`. */
export const CONTAINER_NAMES: readonly string[] = [...Object.keys(ADMONITIONS), 'details', 'only'];

/** The names that may follow `::` on a line of its own. */
export const LEAF_NAMES: readonly string[] = ['videos', 'ambassadors'];

/** How each directive is written, colons included. */
export const DIRECTIVES: readonly string[] = [
  ...CONTAINER_NAMES.map((name) => `:::${name}`),
  ...LEAF_NAMES.map((name) => `::${name}`),
  ':api',
];

export const root = 'edition-matrix';
/** The count of an edition, below its name. */
export const count = 'edition-count';

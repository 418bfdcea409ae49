export const root = 'edition-matrix';
/** How many an edition has, below its name. */
export const count = 'edition-count';

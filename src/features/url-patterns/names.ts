export const root = 'url-patterns';
/** The row of a pattern, above those of its URLs. */
export const pattern = 'url-pattern';
export const reason = 'url-reason';
/** On the cell with the outcome. */
export const matches = 'data-matches';

export const root = 'url-patterns';
/** The row of a pattern, above its URLs. */
export const pattern = 'url-pattern';
export const reason = 'url-reason';
/** On the result cell. */
export const matches = 'data-matches';

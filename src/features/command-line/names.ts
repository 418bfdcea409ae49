export const root = 'command-line';
/** An option or an argument with its explanation. */
export const entry = 'command-entry';

export const root = 'devices';
/** A cell with the viewport size; scripts add a button to it. */
export const size = 'device-size';
export const agent = 'device-agent';
/** On the table: the code that a button copies, with placeholders `{0}`, `{1}` and so on. */
export const template = 'data-template';
/** On a row, where the code needs them: the values after name and user agent, separated by bars. */
export const values = 'data-values';
/** On a row: those of the first values that differ in landscape. */
export const landscape = 'data-landscape';

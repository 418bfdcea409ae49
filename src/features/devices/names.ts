export const root = 'devices';
/** A cell with the size of the viewport; scripts add a button to it. */
export const size = 'device-size';
export const agent = 'device-agent';
/** On the table: the code that a button copies, with `{0}` and so on for the values of the device. */
export const template = 'data-template';
/** On a row, where the code needs them: the values after name and user agent, between bars. */
export const values = 'data-values';
/** On a row: those of the first values that are different in landscape. */
export const landscape = 'data-landscape';

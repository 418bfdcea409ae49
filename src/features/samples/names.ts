export const root = 'sample';
export const title = 'sample-title';
/** A highlighted line. */
export const line = 'hl';
/** In a terminal: a command without its prompt, and a line of output. */
export const command = 'cmd';
export const output = 'out';
export const tools = 'sample-tools';
export const wrapButton = 'wrap-button';
export const copyButton = 'copy-button';
export const wrapped = 'data-wrap';
export const copied = 'data-copied';

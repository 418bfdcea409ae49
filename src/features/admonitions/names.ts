export const root = 'admonition';
export const title = 'admonition-title';
export const kind = 'data-kind';

/** On an element with links to everything: none is fetched before the reader points at it. */
export const NO_PREFETCH = 'data-no-prefetch';

/** On an element with links to everything: none is prefetched until the reader points at it. */
export const NO_PREFETCH = 'data-no-prefetch';

/** Kinds of findings that pages still have; a kind that is clean leaves this list. It must end empty. */
export const NOT_YET: readonly string[] = [
  'argument-case',
  'default',
  'deprecated',
  'js-word',
  'link-raw',
  'order-alphabet',
  'order-parts',
  'signature',
  'since',
  'timeout-mention',
];

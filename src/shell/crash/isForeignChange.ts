/**
 * Whether React failed because a DOM node is no longer where it put it: translators and extensions wrap and
 * move text. See https://github.com/facebook/react/issues/11538.
 */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

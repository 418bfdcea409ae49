/**
 * An expression that calls a function in the page. Only its source is sent: it must not use anything from its
 * scope. The compiler wraps functions in `__name`, which pages do not have.
 */
export function inPage<A extends readonly unknown[]>(
  action: (...args: A) => unknown,
  args: A,
): string {
  return `((__name) => (${action.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')}))((value) => value)`;
}

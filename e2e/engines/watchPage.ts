/** The storage key of a tab's messages, which must outlive the document that caused them. */
export const MESSAGES_KEY = 'test.messages';

/**
 * Runs in every page before its own scripts, from the source of this function: records errors and warnings.
 * WebDriver can't read the console, so the page does it, the same way in each engine.
 */
export function watchPage(key: string): void {
  // Asks for the fewest requests: nothing is prefetched.
  if (location.search === '?save-data')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const note = (text: string): void => {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...messages, text]));
  };
  addEventListener(
    'error',
    ({ message, target }) => {
      const { src, href, rel } = target as { src?: string; href?: string; rel?: string };
      // Hints, and harmless: Firefox reports a preload of what is already loaded as failed, and cancels prefetches
      // when a frame loads.
      if (rel === 'modulepreload' || rel === 'prefetch') return;
      // Firefox, too: an event of a script of the driver, which nothing in a page may read, not even this listener.
      // The message about another origin's object is longer.
      if (/^Error: Permission denied to access property \S+$/.test(message)) return;
      note(message ? `uncaught: ${message}` : `not loaded: ${src ?? href ?? ''}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} blocked ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      note(`${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
  }
}

import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { Router } from './router.ts';

/** One query parameter as a piece of state that lives in the URL. */
export type QueryParam = ReturnType<typeof createQueryParam>;

export interface QueryParamOptions {
  window: Pick<BrowserWindow, 'location'>;
  router: Pick<Router, 'navigate'>;
  name: string;
}

/** Keeps a value such as the query of the search page in the URL (behavior query-parameter). */
export function createQueryParam({ window, router, name }: QueryParamOptions) {
  const { location } = window;
  const read = (): string => readQueryParam(location, name);

  return {
    /** The current value; empty if there is none. */
    read,
    /** Replaces the history entry unless told to push one; an empty value removes the parameter. */
    write(value: string, { push = false } = {}): void {
      // Navigating to the current URL would scroll to the top.
      if (value === read()) return;
      const url = new URL(location.href);
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
      router.navigate(url.href, { replace: !push });
    },
  };
}

/** The value of a parameter of a location: a URL, `window.location` or the router's. */
export function readQueryParam({ search }: Pick<URL, 'search'>, name: string): string {
  return new URLSearchParams(search).get(name) ?? '';
}

import { PageLoadError } from './pageLoadError.ts';

/** Loads a JSON file of the site; each failure has its own reason. */
export async function fetchJson(fetch: typeof globalThis.fetch, url: string): Promise<unknown> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new PageLoadError('network', `Loading ${url} failed.`, cause);
  });
  if (!response.ok) {
    throw new PageLoadError('missing', `Loading ${url} failed with status ${response.status}.`);
  }
  return response.json().catch((cause: unknown) => {
    // A host that serves its home page for every URL ends up here, too.
    throw new PageLoadError('invalid', `The file ${url} is not JSON.`, cause);
  });
}

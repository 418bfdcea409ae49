import { PageLoadError } from './pageLoadError.ts';

/** Fetches a file of the site; every way to fail has its own reason. */
export async function fetchJson(fetch: typeof globalThis.fetch, url: string): Promise<unknown> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new PageLoadError('network', `Loading ${url} failed.`, cause);
  });
  if (!response.ok) {
    throw new PageLoadError('missing', `Loading ${url} failed with status ${response.status}.`);
  }
  return response.json().catch((cause: unknown) => {
    // A host that responds to every URL with its home page ends up here too.
    throw new PageLoadError('invalid', `The file ${url} is not JSON.`, cause);
  });
}

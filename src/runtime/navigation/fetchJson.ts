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

/** Why a page could not be loaded. */
export type PageLoadReason =
  /** There was no response. */
  | 'network'
  /** The server has no such file. */
  | 'missing'
  /** The file is not what it is meant to be. */
  | 'invalid'
  /** The site was redeployed since this tab was opened. */
  | 'newBuild'
  /** The code that shows the page did not load. */
  | 'module';

export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly reason: PageLoadReason;

  constructor(reason: PageLoadReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Loads a JSON file of the site; each failure has its own reason. */
export async function fetchJson(url: string): Promise<unknown> {
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

/** Why a page could not be loaded; `newBuild` is a site that was redeployed since this tab was opened. */
type PageLoadReason = 'network' | 'missing' | 'invalid' | 'newBuild' | 'module';

export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(
    readonly reason: PageLoadReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Whether there is a connection after all: a host has responded, or what readers keep on their device. */
export function wasAnswered(error: unknown): boolean {
  return error instanceof PageLoadError && !/network|module/.test(error.reason);
}

export function isNewBuild(error: unknown): boolean {
  return error instanceof PageLoadError && error.reason === 'newBuild';
}

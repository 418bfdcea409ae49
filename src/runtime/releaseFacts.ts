import type { MyReleaseFacts } from '#model/newer.ts';
import { fetchJson } from './navigation/fetchJson.ts';
import { onceUnlessFailed } from './onceUnlessFailed.ts';

const known = new Map<string, Promise<MyReleaseFacts>>();

/** Which release brought what, in an edition and version, and what came later: at `myReleasePath`, for readers who ask. */
export function loadReleaseFacts(url: string): Promise<MyReleaseFacts> {
  // Written by our own build.
  return onceUnlessFailed(known, url, () => fetchJson(url) as Promise<MyReleaseFacts>);
}

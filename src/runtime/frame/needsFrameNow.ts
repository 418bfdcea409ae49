import { dependsOnUrl, type PageKind } from '#model/page.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { connectionOf, mayPrefetch } from '#runtime/connection.ts';

export interface ServedPageFacts {
  kind: PageKind;
  /** The version that the reader picked last. */
  preferred: VersionName | undefined;
  versions: readonly Version[];
}

/** Whether the served frame differs from what this reader should see, before they do anything. */
export function needsFrameNow(
  window: Pick<BrowserWindow, 'location' | 'navigator'>,
  { kind, preferred, versions }: ServedPageFacts,
): boolean {
  const { location } = window;
  if (dependsOnUrl(kind)) return true;
  // Without prefetching, code that the first input asks for would come late.
  if (!mayPrefetch(connectionOf(window))) return true;
  // Links to other editions and versions keep the query and the section.
  if (location.search !== '' || location.hash !== '') return true;
  // Links to the docs lead to the version that the reader prefers.
  return preferred !== undefined && versions.find(({ name }) => name === preferred)?.path !== '';
}

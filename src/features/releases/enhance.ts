import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import * as names from './names.ts';

/** Adds the upgrade view to release notes; its code is only there where it is used. */
export function enhanceReleases(root: ParentNode, { window }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, `.${names.upgrade}`);
  const [place] = elements;
  const show = async (): Promise<void> => {
    const { createUpgradeView } = await import('./enhanceUpgrade.ts');
    if (place && !signal.aborted) place.replaceChildren(createUpgradeView(place, window));
  };
  // Without it the whole page is still there to read.
  if (place) show().catch((error: unknown) => console.warn(error));
  return () => {
    release();
    place?.replaceChildren();
  };
}

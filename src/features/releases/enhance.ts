import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';

/** Adds the upgrade view to release notes; its code is loaded only there. */
export function enhanceReleases(root: ParentNode, { window }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.upgrade');
  const [place] = elements;
  const show = async (): Promise<void> => {
    const { createUpgradeView } = await import('./enhanceUpgrade.ts');
    if (place && !signal.aborted) place.replaceChildren(createUpgradeView(place, window));
  };
  // Without it the release notes are still complete.
  if (place) show().catch((error: unknown) => console.warn(error));
  return () => {
    release();
    place?.replaceChildren();
  };
}

import type { EnhanceContext } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { openLab } from './enhanceLab.ts';
import * as names from './names.ts';

/** Opens the labs below an element; returns what closes them. */
export function enhanceLabs(
  root: ParentNode,
  context: Pick<EnhanceContext, 'window' | 'storage'>,
): () => void {
  const { elements, signal, release } = claimElements(root, `[${names.lab}]`);
  for (const place of elements) {
    // Without it the text around it is still there.
    openLab(place, { ...context, signal }).catch((error: unknown) => console.warn(error));
  }
  return release;
}

/** Whether there is a lab that has not been opened. */
export function hasClosedLab(root: ParentNode): boolean {
  return root.querySelector(`[${names.lab}]:not([data-enhanced])`) !== null;
}

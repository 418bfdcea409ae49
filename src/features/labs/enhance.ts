import type { EnhanceContext } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { openLab } from './enhanceLab.ts';
import * as names from './names.ts';

/** Opens the labs below an element that are not open yet. */
export function enhanceLabs(
  root: ParentNode,
  context: Pick<EnhanceContext, 'window' | 'storage'>,
): void {
  const { elements, signal } = claimElements(root, `[${names.lab}]`);
  for (const place of elements) {
    // Without it the text around it is still there.
    openLab(place, { ...context, signal }).catch((error: unknown) => console.warn(error));
  }
}

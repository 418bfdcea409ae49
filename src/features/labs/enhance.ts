import type { EnhanceContext } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import * as names from './names.ts';

/** Opens the lab of a page; its code is loaded only there. */
export function enhanceLabs(root: ParentNode, context: EnhanceContext): () => void {
  const { elements, signal, release } = claimElements(root, `[${names.lab}]`);
  const open = async (place: HTMLElement): Promise<void> => {
    const { openLab } = await import('./enhanceLab.ts');
    await openLab(place, { ...context, signal });
  };
  // Without it the text around it is still there.
  for (const place of elements) open(place).catch((error: unknown) => console.warn(error));
  return release;
}

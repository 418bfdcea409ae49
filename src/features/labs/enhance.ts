import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';

/**
 * Opens a lab below a sample, in a frame: its page has a policy of its own (decisions/0025). Not a byte of it is loaded
 * before (behavior lab-in-guide).
 */
export function enhance(root: ParentNode, { window: { document } }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.try-lab');
  const create = creatorOf(document);
  for (const details of elements) {
    const link = details.querySelector('a');
    const open = (): void => {
      if (!link || details.querySelector('iframe')) return;
      const frame = create('iframe', { title: 'Locator lab', src: link.href });
      frame.addEventListener('load', () => frame.setAttribute('data-loaded', ''));
      details.append(frame);
    };
    details.addEventListener('toggle', open, { signal });
  }
  return () => {
    for (const details of elements) details.querySelector('iframe')?.remove();
    release();
  };
}

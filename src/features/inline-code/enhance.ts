import type { InWindow } from '#features/enhanceContext.ts';
import { createCopyButton } from '#features/samples/enhanceCopyButton.ts';
import { claimElements } from '#runtime/article/claimElements.ts';

/** Adds a copy button to commands in sentences and cells, but not in links and headings (behavior copy-command). */
export function enhance(root: ParentNode, { window }: InWindow): () => void {
  const { elements, release } = claimElements(root, ':is(p, li, td) > .command');
  const buttons = elements.map((code) => {
    const command = code.textContent;
    const button = createCopyButton(window, { label: `Copy ${command}`, readText: () => command });
    return code.appendChild(button);
  });
  return () => {
    for (const button of buttons) button.remove();
    release();
  };
}

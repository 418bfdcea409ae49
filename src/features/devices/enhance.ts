import type { InWindow } from '#features/enhanceContext.ts';
import { createCopyButton } from '#features/samples/enhanceCopyButton.ts';
import { claimElements } from '#runtime/article/claimElements.ts';

/** Adds a button to each viewport in the device table that copies the code to emulate it. */
export function enhance(root: ParentNode, { window }: InWindow): () => void {
  const { elements, release } = claimElements(root, '[data-template]');
  const buttons = elements.flatMap((table) =>
    [...table.querySelectorAll('.device-size')].map((cell) => {
      const row = cell.parentElement ?? cell;
      const name = row.querySelector('th')?.textContent ?? '';
      const isTurned = row.querySelector('.device-size') !== cell;
      const title = isTurned ? `${name} landscape` : name;
      const button = createCopyButton(window, {
        label: `Copy code for ${title}`,
        readText: () => setUp(table.getAttribute('data-template') ?? '', row, title, isTurned),
      });
      cell.append(button);
      return button;
    }),
  );
  return () => {
    for (const button of buttons) button.remove();
    release();
  };
}

/** Fills in the values of a device; lines without a value are left out. */
function setUp(template: string, row: Element, title: string, isTurned: boolean): string {
  const list = (name: string) => row.getAttribute(name)?.split('|') ?? [];
  const turned = isTurned ? list('data-landscape') : [];
  const agent = row.querySelector('.device-agent code')?.textContent ?? '';
  const values = [title, agent, ...turned, ...list('data-values').slice(turned.length)];
  return template
    .split('\n')
    .filter((line) => [...line.matchAll(/\{(\d)\}/g)].every(([, at]) => values[Number(at)]))
    .map((line) => line.replace(/\{(\d)\}/g, (_, at: string) => values[Number(at)] ?? ''))
    .join('\n');
}

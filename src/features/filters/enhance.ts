import type { InWindow } from '#features/enhanceContext.ts';
import { announce } from '#runtime/announce.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import * as names from './names.ts';

/** Fills the box above each list of names, which narrows it as one types. */
export function enhanceFilters(root: ParentNode, { window }: InWindow): () => void {
  const { elements, release } = claimElements(root, `[${names.list}]`);
  const further = [...root.querySelectorAll(`[${names.further}]`)];
  const added = elements.flatMap((list) => addBox(window, list, further));
  return () => {
    release();
    for (const element of added) element.remove();
  };
}

function addBox(
  { document }: BrowserWindow,
  list: Element,
  further: readonly Element[],
): HTMLElement[] {
  const noun = list.getAttribute(names.list) || 'name';
  const label = document.createElement('label');
  label.textContent = 'Filter ';
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = 'Part of a name';
  input.spellcheck = false;
  input.autocomplete = 'off';
  label.append(input);
  const left = document.createElement('span');
  list.previousElementSibling?.append(label, left);
  input.addEventListener('input', () => {
    const counts = [list, ...further].map((each) => narrow(each, input.value));
    const count = counts.reduce((sum, each) => sum + each, 0);
    const words = count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
    announce(document, words);
    left.textContent = input.value === '' ? '' : words;
  });
  return [label, left];
}

/** Hides what does not fit, and groups with nothing left; returns how many names are shown. */
export function narrow(list: Element, query: string): number {
  const wanted = squash(query);
  let count = 0;
  for (const group of list.querySelectorAll<HTMLElement>(`[${names.group}]`)) {
    let shown = 0;
    for (const item of group.querySelectorAll<HTMLElement>(`[${names.item}]`)) {
      const name = item.getAttribute(names.item) || item.textContent;
      item.hidden = !squash(name).includes(wanted);
      if (!item.hidden) shown += 1;
    }
    group.hidden = shown === 0 && wanted !== '';
    count += shown;
  }
  return count;
}

/** `wait_for_url`, `waitForURL` and `Wait For URL` are one name. */
function squash(name: string): string {
  return name.toLowerCase().replace(/[\s_()]/g, '');
}

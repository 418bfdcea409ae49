import type { EnhanceContext } from '#features/enhanceContext.ts';
import { tabChoices, tabGroupAttribute, tabGroupKey } from '#model/tabGroups.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { hasTab, readTabSet, showPanel, valueOf, type TabSet } from './enhanceTabSet.ts';

/** Makes the tabs of an article work; all tabs of a group follow one remembered choice (behavior tab-groups). */
export function enhanceTabs(
  root: ParentNode,
  { window, storage }: Pick<EnhanceContext, 'window' | 'storage'>,
): () => void {
  const { elements, signal, release } = claimElements(root, '.tabs');
  const all = [...window.document.querySelectorAll('.tabs')];
  const sets = elements.map((element) => readTabSet(element, `tabs-${all.indexOf(element)}`));

  function showChoice(group: string, value: string | undefined): void {
    if (value === undefined) return;
    // The inline script writes this before first paint; pages opened later in this browser tab start from it.
    window.document.documentElement.setAttribute(tabGroupAttribute(group), value);
    for (const set of sets) if (set.group === group) showIfThere(set, value);
  }

  function select(set: TabSet, tab: HTMLElement): void {
    const value = valueOf(tab) ?? '';
    const before = tab.getBoundingClientRect().top;
    showChoice(set.group, value);
    storage.set(tabGroupKey(set.group), value);
    // Tabs further up may have changed height: keep the clicked tab under the pointer.
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  for (const set of sets) {
    set.tabs.forEach((tab, index) => {
      tab.addEventListener('click', () => select(set, tab), { signal });
      const handleKey = (event: KeyboardEvent): void => {
        const next = set.tabs[sibling(event.key, index, set.tabs.length) ?? -1];
        if (!next) return;
        event.preventDefault();
        next.focus();
      };
      tab.addEventListener('keydown', handleKey, { signal });
    });
    for (const panel of set.panels) {
      const show = (): void => showPanel(set, valueOf(panel));
      // Find-in-page and URLs with a hash target one place; the other tabs stay as they are.
      panel.addEventListener('beforematch', show, { signal });
    }
    showIfThere(set, set.tabs[0] && valueOf(set.tabs[0]));
    showIfThere(set, storage.get(tabGroupKey(set.group)));
  }

  const groups = new Set(sets.map(({ group }) => group));
  const unsubscribe = [...groups].map((group) =>
    storage.subscribe(tabGroupKey(group), (value) => showChoice(group, value)),
  );

  return () => {
    release();
    for (const stop of unsubscribe) stop();
  };
}

/** Not every set of tabs has every choice, and a stored choice may no longer exist. */
function showIfThere(set: TabSet, value: string | undefined): void {
  if (value === undefined) return;
  const choice = tabChoices(set.group, value).find((candidate) => hasTab(set, candidate));
  if (choice !== undefined) showPanel(set, choice);
}

/** The tab that a key moves to; wraps around. */
function sibling(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

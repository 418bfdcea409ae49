import type { EnhanceContext } from '#features/enhanceContext.ts';
import { tabChoices, tabGroupAttribute, tabGroupKey } from '#model/tabGroups.ts';
import { claimElements } from '#runtime/article/claimElements.ts';

/** The index that a key moves to. */
const MOVES: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

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
        const to = MOVES[event.key]?.(index);
        if (to === undefined) return;
        event.preventDefault();
        // Wraps around; a negative index counts from the end.
        set.tabs.at(to % set.tabs.length)?.focus();
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

/** One set of tabs in an article, and its parts. */
interface TabSet {
  element: HTMLElement;
  group: string;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** Reads a set of tabs as the build writes it and gives its parts their roles. */
export function readTabSet(element: HTMLElement, idPrefix: string): TabSet {
  const tabs = [...element.querySelectorAll<HTMLElement>(':scope > .tab-list > button')];
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
  element.querySelector('.tab-list')?.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    tab.id = `${idPrefix}-tab-${index}`;
    panel.id = `${idPrefix}-panel-${index}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  });
  return { element, group: element.getAttribute('data-group') ?? '', tabs, panels };
}

/** The value of a tab or panel in its group. */
function valueOf(part: Element): string | undefined {
  return part.getAttribute('data-value') ?? undefined;
}

/** Whether a value, which may have been stored long ago, is one of the tabs. */
function hasTab({ tabs }: TabSet, value: string | undefined): boolean {
  return tabs.some((tab) => valueOf(tab) === value);
}

/** Shows the panel with a value; only a programming error can request one that doesn't exist. */
export function showPanel(set: TabSet, value: string | undefined): void {
  const { tabs, panels } = set;
  if (!hasTab(set, value)) throw new Error(`Can't select invalid tab value=${String(value)}`);
  for (const tab of tabs) {
    const isSelected = valueOf(tab) === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  for (const panel of panels) {
    if (valueOf(panel) === value) panel.removeAttribute('hidden');
    // Find-in-page still looks into it.
    else panel.setAttribute('hidden', 'until-found');
  }
}

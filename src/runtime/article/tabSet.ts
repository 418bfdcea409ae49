/** One group of tabs in an article, and what it consists of. */
export interface TabSet {
  element: HTMLElement;
  group: string;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** Reads a group of tabs as the build writes it and gives its parts their roles. */
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
  return { element, group: element.dataset.group ?? '', tabs, panels };
}

/** Shows the panel with a value; a value that the group does not have changes nothing. */
export function showPanel({ tabs, panels }: TabSet, value: string | undefined): void {
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  for (const panel of panels) {
    if (panel.dataset.value === value) panel.removeAttribute('hidden');
    // Find-in-page still looks into it.
    else panel.setAttribute('hidden', 'until-found');
  }
}

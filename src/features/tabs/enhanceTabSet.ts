/** One set of tabs in an article, and its parts. */
export interface TabSet {
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
export function valueOf(part: Element): string | undefined {
  return part.getAttribute('data-value') ?? undefined;
}

/** Whether a value, which may have been stored long ago, is one of the tabs. */
export function hasTab({ tabs }: TabSet, value: string | undefined): boolean {
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

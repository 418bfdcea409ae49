import * as names from './names.ts';

export interface Tab {
  value: string;
  label: string;
  /** The HTML of its panel. */
  html: string;
}

/** The tabs of a group in src/model/tabGroups.ts; scripts add the roles when they make them work. */
export function tabsHtml(group: string, tabs: readonly Tab[]): string {
  const buttons = tabs.map(
    ({ value, label }) => `<button type="button" ${names.value}="${value}">${label}</button>`,
  );
  const panels = tabs.map(
    ({ value, html }) => `<div class="${names.panel}" ${names.value}="${value}">${html}</div>`,
  );
  return `<div class="${names.root}" ${names.group}="${group}"><div class="${names.list}">${buttons.join('')}</div>${panels.join('')}</div>`;
}

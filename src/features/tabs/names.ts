export const names = {
  root: 'tabs',
  list: 'tab-list',
  panel: 'tab-panel',
  /** On the root: the id of the group in src/model/tabGroups.ts. */
  group: 'data-group',
  /** On tabs and panels: what the reader chooses. */
  value: 'data-value',
} as const;

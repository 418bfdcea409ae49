export const root = 'tabs';
export const list = 'tab-list';
export const panel = 'tab-panel';
/** On the root: the id of the group in src/model/tabGroups.ts. */
export const group = 'data-group';
/** On tabs and panels: the value. */
export const value = 'data-value';

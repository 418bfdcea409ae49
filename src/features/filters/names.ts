export const names = {
  /** Where the text field goes: the element before the list. */
  box: 'filter',
  list: 'data-filter',
  group: 'data-filter-group',
  /** The name of an item, where it is not its text. */
  item: 'data-filter-item',
} as const;

/** Where the text field goes: the element before the list. */
export const box = 'filter';
/** On the list: what its items are called, where they are not just names. */
export const list = 'data-filter';
/** On other lists that the box narrows as well. */
export const further = 'data-filter-further';
export const group = 'data-filter-group';
/** The name of an item, where it is not its text. */
export const item = 'data-filter-item';

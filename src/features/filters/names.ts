/** Placeholder for the text field: the element before the list. */
export const box = 'filter';
/** On the list: what its items are called, if not just names. */
export const list = 'data-filter';
/** On further lists that the same text field filters. */
export const further = 'data-filter-further';
/** On a list of members: they can also be typed with a variable, `page.goto`. */
export const members = 'data-filter-members';
export const group = 'data-filter-group';
/** On the list: further filters, such as `Country|Language`. */
export const choices = 'data-filter-choices';
/** On an item: its values in the same order, such as `France|French, English`. */
export const choice = 'data-filter-choice';
/** The name of an item, if it differs from its text. */
export const item = 'data-filter-item';

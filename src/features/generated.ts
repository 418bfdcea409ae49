// What pages that are generated, such as those of classes, have in common with guides.
export { filterBox } from './filters/render.tsx';
export { type OtherLanguage, otherLanguages } from './other-languages/render.tsx';
export { readFences } from './samples/readFences.ts';

/** Attributes for scripts: a list to filter, of members that can also be typed with a variable; further ones; groups and items. */
export const filterNames = {
  list: 'data-filter',
  members: 'data-filter-members',
  further: 'data-filter-further',
  group: 'data-filter-group',
  item: 'data-filter-item',
};

/** Classes for scripts: a member on a class page, and the part of it that shows how it is declared. */
export const languageNames = { member: 'member', signature: 'signature' };

// What pages that are generated, such as those of classes, have in common with guides.
export * as filterNames from './filters/names.ts';
export { filterBox } from './filters/render.ts';
export * as languageNames from './other-languages/names.ts';
export type { OtherLanguage } from './other-languages/render.ts';
export { otherLanguages } from './other-languages/render.ts';
export { readFences } from './samples/readFences.ts';

// What a build prepares for features before it renders pages.
export { createLateImages } from './images/lateImages.ts';
export { prepareImages } from './images/prepareImages.ts';
export { createLateHighlighter, loadHighlighter } from './samples/lateHighlighter.ts';

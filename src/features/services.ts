// What a build prepares for features before it renders pages.
export { createLateImages, prepareImages } from './images/prepareImages.ts';
export { createLateHighlighter, loadHighlighter } from './samples/lateHighlighter.ts';

// What the Run button of a sample loads (`RunScript`), and nothing else does; `startRun` is for the comparison.
export { openPanel } from './panel.tsx';
export { startRun } from './startRun.ts';

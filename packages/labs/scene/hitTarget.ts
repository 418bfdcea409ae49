import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';
import type { SceneContext } from './context.ts';

/** Where an element is scrolled to, one attempt after the other, as the framework does it. */
const SCROLLS: readonly (ScrollIntoViewOptions | undefined)[] = [
  undefined,
  { block: 'end', inline: 'end' },
  { block: 'center', inline: 'center' },
  { block: 'start', inline: 'start' },
];

/** Why a pointer event would not hit an element, in the framework's words; undefined if it would. */
export function hitTarget(
  { script, window }: Pick<SceneContext, 'script' | 'window'>,
  element: Element,
  pointer: 'mouse' | 'hover' | 'tap',
): string | undefined {
  let first: string | undefined;
  for (const scroll of SCROLLS) {
    if (scroll) element.scrollIntoView({ ...scroll, behavior: 'instant' });
    else scrollIfNeeded(element);
    const problem = problemAt(actionPoint(element, window));
    if (problem === undefined) return undefined;
    first ??= problem;
  }
  return first;

  function problemAt(point: Point | string): string | undefined {
    if (typeof point === 'string') return point;
    const result = script.setupHitTargetInterceptor(element, pointer, point, true);
    if (typeof result === 'string') return `${result} intercepts pointer events`;
    result.stop();
    return undefined;
  }
}

interface Point {
  x: number;
  y: number;
}

/** The center of the first part of the element that is in the viewport. */
function actionPoint(element: Element, { innerWidth, innerHeight }: BrowserWindow): Point | string {
  const boxes = [...element.getClientRects()];
  if (boxes.length === 0) return 'element is not visible';
  const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size);
  for (const { left, right, top, bottom } of boxes) {
    const [x1, x2] = [within(left, innerWidth), within(right, innerWidth)];
    const [y1, y2] = [within(top, innerHeight), within(bottom, innerHeight)];
    if ((x2 - x1) * (y2 - y1) > MIN_AREA) return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  }
  return 'element is outside of the viewport';
}

/** In pixels; less is no place to click at. */
const MIN_AREA = 0.99;

/** What the protocol does for the framework. Firefox has no method for it. */
function scrollIfNeeded(element: Element & { scrollIntoViewIfNeeded?: () => void }): void {
  if (element.scrollIntoViewIfNeeded) element.scrollIntoViewIfNeeded();
  else element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

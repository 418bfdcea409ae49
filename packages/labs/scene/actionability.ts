import type { InjectedScript } from 'virtual:framework/injectedScript';
import { actionOf, type ActionName, type Check } from './actions.ts';
import type { SceneContext } from './context.ts';

export interface ActionabilityInput {
  action: string;
  /** What the reader has switched on. */
  switches: readonly string[];
  /** Whether the reader sees the page, so that the browser paints it. */
  isInView: boolean;
}

/** What the framework sees of an element before an action. */
export interface Actionability {
  /** How it prints the element; undefined if the locator doesn't find it. */
  preview?: string;
  states: Partial<Record<Check, CheckState>>;
  /** Whether there is a place to scroll to. */
  hasBox?: boolean;
  /** Where events go, in the page of the element and then of each frame around it. */
  point?: Point;
  /** Nothing is checked, because the checkbox is in this state already. */
  isDone?: boolean;
  /** Why the action has no effect on this element, in the framework's words. */
  ignored?: string;
  /** Something in the page moves, so that all of this may change. */
  isMoving: boolean;
}

export interface CheckState {
  /** Undefined if it can't be found out now. */
  passes?: boolean;
  /** The state in the framework's words, or its message. */
  detail: string;
}

/** What the framework says outside of the page (lib/server/dom.js). */
const CANNOT_UNCHECK =
  'Cannot uncheck radio button. Radio buttons can only be unchecked by selecting another radio button in the same group.';

/** Finds out what an action on an element would wait for. */
export async function actionability(context: SceneContext): Promise<Actionability> {
  const { script, parsed, switches } = context;
  // Sent by our own page.
  const input = context.input as ActionabilityInput;
  const action = actionOf(input.action);
  const find = (): Element | undefined => script.querySelector(parsed, document, true);
  switches.apply(input.switches, JSON.stringify(parsed), () => {
    const found = find();
    return found && (script.retarget(found, 'follow-label') ?? found);
  });

  const element = find();
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  if (!element) return { states: {}, isMoving };
  const preview = script.previewNode(element);
  if (action.checked !== undefined) {
    // Throws if it is no checkbox, as the action does.
    const { matches, isRadio } = script.elementState(element, 'checked');
    if (matches === action.checked) return { preview, states: {}, isDone: true, isMoving };
    if (isRadio && !action.checked) throw new Error(CANNOT_UNCHECK);
  }
  const stable = await stableState(script, element, input.isInView ? BUSY_MS : PAINT_MS);
  const visible = plainState(script, element, 'visible');
  const enabled = plainState(script, element, 'enabled');
  const isLast = visible.passes === true && enabled.passes === true;
  const editable = editableState(script, element, isLast && action.checks.includes('editable'));
  const hit = hitTarget(script, element, action.pointer ?? 'mouse');
  const isHit = typeof hit !== 'string';
  const events = isHit
    ? { passes: true, detail: 'receives events' }
    : { passes: false, detail: hit };
  const states = { visible, stable, enabled, editable, events };
  const acts = action.checks.every((check) => states[check].passes);
  const ignored = acts ? attempt(input.action, script, element) : undefined;
  return {
    preview,
    states,
    ...(ignored && { ignored }),
    hasBox: boxesOf(element).length > 0,
    ...(isHit && { point: hit }),
    isMoving: isMoving || stable.passes === undefined,
  };
}

function plainState(
  script: InjectedScript,
  element: Element,
  state: 'visible' | 'enabled' | 'editable',
): CheckState {
  const { matches, received } = script.elementState(element, state);
  return { passes: matches, detail: received };
}

/** Some elements can't be edited at all. An action that gets as far as this check throws. */
function editableState(script: InjectedScript, element: Element, mayThrow: boolean): CheckState {
  try {
    return plainState(script, element, 'editable');
  } catch (error) {
    if (mayThrow) throw error;
    return { passes: false, detail: 'not editable' };
  }
}

/** Frames that are not in view are not painted, so the framework's check would not end. */
const PAINT_MS = 1000;
/** What is in view is painted as soon as a busy machine can. If it takes longer, the lab asks again. */
const BUSY_MS = 5000;

async function stableState(
  script: InjectedScript,
  element: Element,
  limit: number,
): Promise<CheckState> {
  const late = new Promise<'late'>((resolve) => {
    window.setTimeout(() => resolve('late'), limit);
  });
  // An animation that was just switched on stands still until it is painted for the first time.
  const started = document.getAnimations().map(({ ready }) => ready);
  const checked = Promise.allSettled(started).then(() =>
    script.checkElementStates(element, ['stable']),
  );
  const result = await Promise.race([checked, late]);
  if (result === 'late') return { detail: 'unknown until the browser paints the page' };
  return result ? { passes: false, detail: 'moving' } : { passes: true, detail: 'stable' };
}

type Attempt = (script: InjectedScript, element: Element) => string | undefined;

/** What some actions do after their checks, without an effect on the page: fields are copies. */
const ATTEMPTS: Partial<Record<ActionName, Attempt>> = {
  // Which value readers would fill in is unknown, but a field accepts the one that it has.
  fill: (script, element) => attemptFill(script, element, (copy) => copy.value),
  clear: (script, element) => attemptFill(script, element, () => ''),
  selectOption(script, element) {
    // No option has this index.
    script.selectOptions(element, [{ index: -1 }]);
    return undefined;
  },
  screenshot(_script, element) {
    // The framework finds no rectangle that it could cut out (lib/server/screenshotter.js).
    if (isWithoutBox(element)) throw new Error('Node is either not visible or not an HTMLElement');
    return undefined;
  },
  setInputFiles(script, element) {
    const target = targetOf(script, element);
    // The framework checks this outside of the page (lib/server/dom.js).
    if (target.nodeName !== 'INPUT') throw new Error('Node is not an HTMLInputElement');
    return script.setInputFiles(copyOf(target), []);
  },
};

/**
 * Throws what an action throws once all of its checks pass. If it ignores the element instead, returns the reason, in
 * the framework's words.
 */
function attempt(action: string, script: InjectedScript, element: Element): string | undefined {
  return ATTEMPTS[action as ActionName]?.(script, element);
}

function attemptFill(
  script: InjectedScript,
  element: Element,
  value: (copy: HTMLInputElement) => string,
): undefined {
  const target = targetOf(script, element);
  // A copy would not be editable because of an element around it.
  if (target instanceof HTMLElement && target.isContentEditable) return;
  const copy = copyOf(target);
  script.fill(copy, copy instanceof HTMLInputElement ? value(copy) : '');
}

function targetOf(script: InjectedScript, element: Element): Element {
  return script.retarget(element, 'follow-label') ?? element;
}

function copyOf(element: Element): Element {
  // A copy is of the same type.
  return element.cloneNode() as Element;
}

/** Where an element is scrolled to, one attempt after the other, as the framework does it. */
const SCROLLS = ['if needed', 'end', 'center', 'start'] as const;

/** Where a pointer event would hit an element, or why it would not, in the framework's words. */
function hitTarget(
  script: InjectedScript,
  element: Element,
  pointer: 'mouse' | 'hover' | 'tap',
): Point | string {
  let first = '';
  for (const place of SCROLLS) {
    scrollInScene(element, place);
    const point = actionPoint(element);
    const problem = typeof point === 'string' ? point : problemAt(point);
    if (problem === undefined) return point;
    first ||= problem;
  }
  return first;

  function problemAt(point: Point): string | undefined {
    const result = script.setupHitTargetInterceptor(element, pointer, point, true);
    if (typeof result === 'string') return `${result} intercepts pointer events`;
    result.stop();
    return undefined;
  }
}

/** An element in a frame doesn't receive events that the frame doesn't receive (lib/server/dom.js). */
export function checkFrame(script: InjectedScript, frame: Element, found: Actionability): void {
  const style = script.describeIFrameStyle(frame);
  if (!found.point || typeof style === 'string') return;
  const { left, top } = frame.getBoundingClientRect();
  const point = { x: found.point.x + left + style.left, y: found.point.y + top + style.top };
  const hit = script.expectHitTarget(point, frame);
  if (hit === 'done') {
    found.point = point;
    return;
  }
  delete found.point;
  const detail = `${hit.hitTargetDescription} intercepts pointer events`;
  found.states.events = { passes: false, detail };
}

interface Point {
  x: number;
  y: number;
}

/** The center of the first part of the element that is in the viewport. */
function actionPoint(element: Element): Point | string {
  const boxes = boxesOf(element);
  if (boxes.length === 0) return 'element is not visible';
  const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size);
  for (const { left, right, top, bottom } of boxes) {
    const [x1, x2] = [within(left, innerWidth), within(right, innerWidth)];
    const [y1, y2] = [within(top, innerHeight), within(bottom, innerHeight)];
    if ((x2 - x1) * (y2 - y1) > MIN_AREA) return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  }
  return 'element is outside of the viewport';
}

/** The rectangles of an element, or, if it has none of its own, of what is in it. */
export function boxesOf(element: Element): DOMRect[] {
  if (!isWithoutBox(element)) return [...element.getClientRects()];
  const content = element.ownerDocument.createRange();
  content.selectNodeContents(element);
  return [...content.getClientRects()];
}

const isWithoutBox = (element: Element): boolean =>
  getComputedStyle(element).display === 'contents';

/** In pixels; less is no place to click at. */
const MIN_AREA = 0.99;

/** The share of the space that is left before the element. */
const SHARES = { 'if needed': 0.5, end: 1, center: 0.5, start: 0 };

/** Like `scrollIntoView`, which would scroll the reader's page around the scene as well. */
export function scrollInScene(element: Element, place: (typeof SCROLLS)[number]): void {
  const page = element.ownerDocument.scrollingElement;
  for (let box = parentOf(element); box; box = parentOf(box)) {
    const edge = box === page ? { top: 0, left: 0 } : box.getBoundingClientRect();
    const { top, left, width, height } = boxesOf(element)[0] ?? element.getBoundingClientRect();
    const before = [top - edge.top - box.clientTop, left - edge.left - box.clientLeft] as const;
    const room = [box.clientHeight - height, box.clientWidth - width] as const;
    const isInside = (at: 0 | 1): boolean => before[at] >= 0 && before[at] <= room[at];
    if (place === 'if needed' && isInside(0) && isInside(1)) continue;
    const distance = (at: 0 | 1): number => before[at] - SHARES[place] * room[at];
    // Has no effect on what does not scroll.
    box.scrollBy({ top: distance(0), left: distance(1), behavior: 'instant' });
  }
}

/** The element around another one as it is painted, also of a shadow root. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return (
    // The element may be of another window.
    element.assignedSlot ??
    element.parentElement ??
    ('host' in root ? (root.host as Element) : null)
  );
}

import type { InjectedScript } from 'virtual:framework/injectedScript';
import type { Action, Check } from './actions.ts';
import { actionOf } from './actions.ts';
import { attempt } from './attempt.ts';
import type { SceneContext } from './context.ts';
import { hitTarget } from './hitTarget.ts';

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
  const { script, parsed, window, switches } = context;
  // Sent by our own page.
  const input = context.input as ActionabilityInput;
  const action = actionOf(input.action);
  const find = (): Element | undefined => script.querySelector(parsed, window.document, true);
  switches.apply(input.switches, JSON.stringify(parsed), () => {
    const found = find();
    return found && (script.retarget(found, 'follow-label') ?? found);
  });

  const element = find();
  const isMoving = window.document.getAnimations().some(({ playState }) => playState === 'running');
  if (!element) return { states: {}, isMoving };
  const preview = script.previewNode(element);
  if (action.checked !== undefined) {
    // Throws if it is no checkbox, as the action does.
    const { matches, isRadio } = script.elementState(element, 'checked');
    if (matches === action.checked) return { preview, states: {}, isDone: true, isMoving };
    if (isRadio && !action.checked) throw new Error(CANNOT_UNCHECK);
  }
  const stable = await stableState(context, element, input.isInView ? BUSY_MS : PAINT_MS);
  const visible = plainState(script, element, 'visible');
  const enabled = plainState(script, element, 'enabled');
  const isLast = visible.passes === true && enabled.passes === true;
  const editable = editableState(script, element, isLast && action.checks.includes('editable'));
  const events = eventsState(context, element, action);
  const states = { visible, stable, enabled, editable, events };
  const acts = action.checks.every((check) => states[check].passes);
  const ignored = acts ? attempt(input.action, script, element) : undefined;
  return {
    preview,
    states,
    ...(ignored && { ignored }),
    hasBox: element.getClientRects().length > 0,
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
  { script, window }: SceneContext,
  element: Element,
  limit: number,
): Promise<CheckState> {
  const late = new Promise<'late'>((resolve) => {
    window.setTimeout(() => resolve('late'), limit);
  });
  // An animation that was just switched on stands still until it is painted for the first time.
  const started = window.document.getAnimations().map(({ ready }) => ready);
  const checked = Promise.allSettled(started).then(() =>
    script.checkElementStates(element, ['stable']),
  );
  const result = await Promise.race([checked, late]);
  if (result === 'late') return { detail: 'unknown until the browser paints the page' };
  return result ? { passes: false, detail: 'moving' } : { passes: true, detail: 'stable' };
}

function eventsState(
  context: SceneContext,
  element: Element,
  { pointer = 'mouse' }: Action,
): CheckState {
  const problem = hitTarget(context, element, pointer);
  return problem === undefined
    ? { passes: true, detail: 'receives events' }
    : { passes: false, detail: problem };
}

import type { Action, Check } from '../scene/actions.ts';
import type { Actionability } from '../scene/actionability.ts';

/** The order in which the framework checks: it looks for movement first, and at the hit target last. */
const ORDER: readonly Check[] = ['stable', 'visible', 'enabled', 'editable', 'events'];

/** The check that an action waits for; undefined if all of them pass. */
export function firstWaiting(action: Action, found: Actionability): Check | undefined {
  const { checks, scrolls } = action;
  const waiting = ORDER.find(
    (check) => checks.includes(check) && found.states[check]?.passes === false,
  );
  return waiting ?? (scrolls && found.hasBox === false ? 'visible' : undefined);
}

/** What the framework logs about the first attempt of an action, up to where it waits or acts. */
export function callLog(locator: string, action: Action, found: Actionability): string[] {
  const { preview, states, isDone } = found;
  if (preview === undefined) return [`waiting for ${locator}`];
  const resolved = [`waiting for ${locator}`, `  locator resolved to ${preview}`];
  if (isDone || action.logged === undefined) return resolved;
  const wanted = action.waitsFor ?? stateList(action);
  const waiting = firstWaiting(action, found);
  return [
    ...(action.before ?? [...resolved, ...(action.filled ? [`  fill(${action.filled})`] : [])]),
    `attempting ${action.logged} action`,
    `  waiting for element to be ${wanted}`,
    ...(waiting && waiting !== 'events' ? [`  element is not ${waiting}`] : []),
    ...(waiting !== undefined && waiting !== 'events' ? [] : pointerSteps()),
  ];

  function pointerSteps(): string[] {
    if (!action.pointer) return [];
    return [
      `  element is ${wanted}`,
      ...['  scrolling into view if needed', '  done scrolling'],
      waiting ? `  ${states[waiting]?.detail ?? ''}` : `  performing ${action.logged ?? ''} action`,
    ];
  }
}

/** `visible, enabled and stable` */
function stateList({ checks }: Action): string {
  const states = checks.filter((check) => check !== 'events');
  return [states.slice(0, -1).join(', '), ...states.slice(-1)].filter(Boolean).join(' and ');
}

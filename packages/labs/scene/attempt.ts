import type { InjectedScript } from 'virtual:framework/injectedScript';
import type { ActionName } from './actions.ts';

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
export function attempt(
  action: string,
  script: InjectedScript,
  element: Element,
): string | undefined {
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

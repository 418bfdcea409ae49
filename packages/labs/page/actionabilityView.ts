import { asLocators } from 'virtual:framework/locatorGenerators';
import type { Action, Check } from '../scene/actions.ts';
import { actionOf, CHECKS, methodName } from '../scene/actions.ts';
import { callLog, firstWaiting } from './callLog.ts';
import type { LabTools, View } from './labParts.ts';
import { languageOf } from '../worker/languages.ts';
import { errorText, markPlace, resultTable } from './resultParts.ts';
import type { Actionability, CheckState } from '../scene/actionability.ts';
import type { ParsedLocator } from '../worker/translate.ts';

/** How far the lab came. */
export type ActionabilityResult =
  | { type: 'locator'; parsed: Extract<ParsedLocator, { type: 'error' }> }
  | { type: 'failed'; error: string }
  | { type: 'states'; action: string; selector: string; found: Actionability };

const LABELS: Record<Check, string> = {
  visible: 'Visible',
  stable: 'Stable',
  enabled: 'Enabled',
  editable: 'Editable',
  events: 'Receives events',
};

/** Shows what an action waits for. */
export function showActionability(result: ActionabilityResult, tools: LabTools): View {
  if (result.type === 'locator') {
    const { text, place } = result.parsed;
    return { message: place.reason, nodes: text ? [markPlace(tools, text, place)] : [] };
  }
  if (result.type === 'failed') {
    return {
      message: 'The action throws at once.',
      nodes: [errorText(tools, result.error)],
    };
  }
  const { create, language } = tools;
  const { found, selector } = result;
  const action = actionOf(result.action);
  const method = methodName(result.action, languageOf(language));
  const locator = asLocators(language, selector)[0] ?? selector;
  const rows = CHECKS.flatMap((check) => {
    const state = found.states[check];
    return state ? [row(check, state)] : [];
  });
  return {
    message: summary(method, action, found),
    nodes: [
      ...(rows.length > 0 ? [resultTable(tools, ['Check', 'Element', method], rows)] : []),
      create('p', {}, 'Call log of the first attempt:'),
      create('pre', {}, create('code', {}, callLog(locator, action, found).join('\n'))),
    ],
  };

  function row(check: Check, state: CheckState): Element {
    const isRequired = action.checks.includes(check) || check === firstWaiting(action, found);
    const [verdict, isGood] = isRequired ? verdictOf(state) : ['Not checked', 'none'];
    return create(
      'tr',
      {},
      create('th', { scope: 'row' }, LABELS[check]),
      create('td', {}, check === 'events' ? create('code', {}, state.detail) : state.detail),
      create('td', {}, create('span', { 'data-result': isGood }, verdict)),
    );
  }
}

function verdictOf({ passes }: CheckState): [string, string] {
  if (passes === undefined) return ['Unknown', 'none'];
  return passes ? ['Passes', 'true'] : ['Waits', 'false'];
}

function summary(method: string, action: Action, found: Actionability): string {
  if (found.preview === undefined) {
    return `${method} waits: the locator finds no element. Locators by role ignore hidden elements.`;
  }
  if (found.isDone) return `${method} does nothing: the element is in this state already.`;
  if (found.ignored) {
    return `${method} sets nothing: ${found.ignored}. With paths of files, it tries again until the timeout.`;
  }
  if (action.checks.length === 0) return `${method} doesn’t wait: it only needs the element.`;
  const waiting = firstWaiting(action, found);
  const isUnknown = action.checks.some((check) => found.states[check]?.passes === undefined);
  if (waiting === undefined && isUnknown) {
    return 'The browser hasn’t painted the page. Scroll to it: what is out of view is not painted, so nothing moves there.';
  }
  if (waiting === undefined) return `${method} doesn’t wait: all checks pass.`;
  const detail = found.states[waiting]?.detail ?? '';
  return waiting === 'events'
    ? `${method} waits: ${detail}.`
    : `${method} waits: the element is not ${waiting}.`;
}

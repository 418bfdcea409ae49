/** @jsxRuntime classic */
/** @jsx create */
import { ACTIONABILITY_SCENES } from './examples.ts';
import { actionOf, ACTIONS, CHECKS, methodName } from '../scene/actions.ts';
import { create } from './dom.ts';
import type { Lab, View } from './labParts.ts';
import type { Actionability, ActionabilityInput, CheckState } from '../scene/actionability.ts';
import {
  HTML_FIELD,
  LOCATOR_FIELD,
  locatorOf,
  openScenePage,
  pageOf,
  TEST_ID_FIELD,
} from './scenePage.ts';
import { SWITCHES } from '../scene/context.ts';
import type { Values } from './state.ts';
import type { Action, Check } from '../scene/actions.ts';
import { callLog, firstWaiting } from './callLog.ts';
import { errorText, resultTable, unreadView } from './resultParts.tsx';

/** How long to wait before looking again at a page in which something moves. */
const AGAIN_MS = 500;

/** What an action on an element waits for. */
export const actionabilityLab: Lab = {
  fields(language) {
    const names = Object.keys(ACTIONS).map((name) => [name, methodName(name, language)] as const);
    return [
      LOCATOR_FIELD,
      { type: 'choice', name: 'action', label: 'Action', options: Object.fromEntries(names) },
      { type: 'switches', name: 'switches', label: 'Element is', options: SWITCHES },
      HTML_FIELD,
      TEST_ID_FIELD,
    ];
  },
  examples: (language) =>
    ACTIONABILITY_SCENES.map(({ title, selector, ...values }) => ({
      title,
      values: { ...values, locator: locatorOf(selector, language) },
    })),
  open(context) {
    const { stage, language, refresh } = context;
    const page = openScenePage(context);
    let latest: Values | undefined;
    let shown = '';
    let timer: number | undefined;

    async function ask(values: Values): Promise<View | undefined> {
      window.clearTimeout(timer);
      latest = values;
      const { locator = '', action: name = '', switches = '' } = values;
      const shownPage = pageOf(values);
      const parsed = await page.read(shownPage, locator);
      if (!parsed || latest !== values) return undefined;
      if (parsed.type === 'error')
        return changed([parsed, values]) ? unreadView(parsed) : undefined;
      const { selector } = parsed;
      const input: ActionabilityInput = {
        action: name,
        switches: switches.split(' ').filter(Boolean),
        isInView: isInView(stage),
      };
      const outcome = await page.ask(shownPage, { type: 'actionability', selector, input });
      if (!outcome || latest !== values) return undefined;
      if ('value' in outcome && outcome.value.isMoving) {
        timer = window.setTimeout(refresh, AGAIN_MS);
      }
      if (!changed([outcome, values])) return undefined;
      if ('error' in outcome) {
        return { message: 'The action throws at once.', nodes: [errorText(outcome.error)] };
      }
      return statesView(outcome.value, {
        action: actionOf(name),
        method: methodName(name, language),
        locator: locatorOf(selector, language),
      });
    }

    /** What is shown already stays as it is: readers may be in the middle of it. */
    function changed(result: unknown): boolean {
      const before = shown;
      shown = JSON.stringify(result);
      return shown !== before;
    }

    return {
      ask,
      stop() {
        window.clearTimeout(timer);
        page.stop();
      },
    };
  },
};

function isInView(stage: Element): boolean {
  const { top, bottom } = stage.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

const LABELS: Record<Check, string> = {
  visible: 'Visible',
  stable: 'Stable',
  enabled: 'Enabled',
  editable: 'Editable',
  events: 'Receives events',
};

/** Shows what an action waits for. */
function statesView(
  found: Actionability,
  { action, method, locator }: { action: Action; method: string; locator: string },
): View {
  const rows = CHECKS.flatMap((check) => {
    const state = found.states[check];
    return state ? [row(check, state)] : [];
  });
  return {
    message: summary(method, action, found),
    nodes: [
      ...(rows.length > 0 ? [resultTable(['Check', 'Element', method], rows)] : []),
      <p>Call log of the first attempt:</p>,
      <pre>
        <code>{callLog(locator, action, found).join('\n')}</code>
      </pre>,
    ],
  };

  function row(check: Check, state: CheckState): Element {
    const isRequired = action.checks.includes(check) || check === firstWaiting(action, found);
    const [verdict, isGood] = isRequired ? verdictOf(state) : ['Not checked', 'none'];
    return (
      <tr>
        <th scope="row">{LABELS[check]}</th>
        <td>{check === 'events' ? <code>{state.detail}</code> : state.detail}</td>
        <td>
          <span data-result={isGood}>{verdict}</span>
        </td>
      </tr>
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
    return 'Scroll to the page below: the browser paints only what is in view.';
  }
  if (waiting === undefined) return `${method} doesn’t wait: all checks pass.`;
  const detail = found.states[waiting]?.detail ?? '';
  return waiting === 'events'
    ? `${method} waits: ${detail}.`
    : `${method} waits: the element is not ${waiting}.`;
}

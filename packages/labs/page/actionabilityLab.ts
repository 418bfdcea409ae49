import { asLocators } from 'virtual:framework/locatorGenerators';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';
import { ACTIONABILITY_SCENES } from './actionabilityScenes.ts';
import { showActionability } from './actionabilityView.ts';
import type { ActionabilityResult } from './actionabilityView.ts';
import { ACTIONS, methodName } from '../scene/actions.ts';
import type { Example, Lab } from './labParts.ts';
import { languageOf } from '../worker/languages.ts';
import type { ActionabilityInput } from '../scene/actionability.ts';
import { openScenePage } from './scenePage.ts';
import { SWITCHES } from '../scene/switches.ts';
import type { Values } from './state.ts';

/** How long to wait before looking again at a page in which something moves. */
const AGAIN_MS = 500;

/** What an action on an element waits for. */
export const actionabilityLab: Lab = {
  fields(language) {
    const [first] = examplesIn(language);
    const { html = '', locator = '', action = '', switches = '' } = first?.values ?? {};
    const names = Object.keys(ACTIONS).map(
      (name) => [name, methodName(name, languageOf(language))] as const,
    );
    return [
      { type: 'lines', name: 'html', label: 'HTML of the page', value: html, rows: 8 },
      {
        ...{ type: 'line', name: 'locator', value: locator },
        label: 'Locator in any language, or selector',
      },
      {
        ...{ type: 'choice', name: 'action', label: 'Action', value: action },
        options: Object.fromEntries(names),
      },
      {
        ...{ type: 'switches', name: 'switches', label: 'Element is', value: switches },
        options: SWITCHES,
      },
    ];
  },
  examples: examplesIn,
  open(context) {
    const { window, stage, refresh } = context;
    const page = openScenePage(context);
    let latest: Values | undefined;
    let shown = '';
    let timer: number | undefined;

    async function ask(values: Values): Promise<ActionabilityResult | undefined> {
      window.clearTimeout(timer);
      latest = values;
      const { html = '', locator = '', action = '', switches = '' } = values;
      const parsed = await page.read(html, locator);
      if (!parsed || latest !== values) return undefined;
      if (parsed.type === 'error') return changed({ type: 'locator', parsed }, values);
      const { selector } = parsed;
      const input: ActionabilityInput = {
        action,
        switches: switches.split(' ').filter(Boolean),
        isInView: isInView(window, stage),
      };
      const outcome = await page.ask(html, { type: 'actionability', selector, input });
      if (!outcome || latest !== values) return undefined;
      if ('error' in outcome) return changed({ type: 'failed', error: outcome.error }, values);
      if (outcome.value.isMoving) timer = window.setTimeout(refresh, AGAIN_MS);
      return changed({ type: 'states', action, selector, found: outcome.value }, values);
    }

    /** What is shown already stays as it is: readers may be in the middle of it. */
    function changed(result: ActionabilityResult, values: Values): ActionabilityResult | undefined {
      const text = JSON.stringify([result, values]);
      if (text === shown) return undefined;
      shown = text;
      return result;
    }

    return {
      ask,
      stop() {
        window.clearTimeout(timer);
        page.stop();
      },
    };
  },
  show: (answer, tools) => showActionability(answer as ActionabilityResult, tools),
};

function isInView({ document, innerHeight }: BrowserWindow, stage: Element): boolean {
  const { top, bottom } = stage.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

function examplesIn(language: string): Example[] {
  return ACTIONABILITY_SCENES.map(({ title, selector, ...values }) => ({
    title,
    values: { ...values, locator: asLocators(languageOf(language), selector)[0] ?? selector },
  }));
}

import { asLocators } from 'virtual:framework/locatorGenerators';
import { createAsker } from './asker.ts';
import type { Example, Lab } from './labParts.ts';
import { languageOf } from '../worker/languages.ts';
import type { LocateQuestion } from '../worker/locate.ts';
import workerUrl from '../worker/locateWorker.ts?worker&url';
import { SCENES } from './locatorScenes.ts';
import { showLocator } from './locatorView.ts';
import type { LocatorResult } from './locatorView.ts';
import { tooLong } from './scenePage.ts';
import { MAX_SCENE, scenePeer } from './scenePeer.ts';
import type { Ask, Outcome, SceneEvent, SceneQuestion } from '../scene/question.ts';
import type { Values } from './state.ts';
import type { ParsedLocator } from '../worker/translate.ts';
import { workerPeer } from '../worker/worker.ts';

/** What a locator matches on a page, and which locators match an element. */
export const locatorLab: Lab = {
  fields(language) {
    const [first] = examplesIn(language);
    const { html = '', locator = '' } = first?.values ?? {};
    return [
      { type: 'lines', name: 'html', label: 'HTML of the page', value: html, rows: 10 },
      {
        type: 'lines',
        name: 'locator',
        label: 'Locator in any language, or selector',
        value: locator,
        rows: 2,
      },
      { type: 'line', name: 'testid', label: 'Test ID attribute', value: 'data-testid' },
      { type: 'hidden', name: 'pick', label: '', value: '' },
    ];
  },
  examples: examplesIn,
  open({ window, language: edition, stage, fill }) {
    const language = languageOf(edition);
    const reader = createAsker({ window, start: workerPeer(workerUrl) });
    const scene = createAsker({
      window,
      start: scenePeer(window, stage),
      // Sent by our own script.
      onEvent: (event) => fill({ pick: (event as SceneEvent).selector }),
    });

    async function ask(values: Values): Promise<LocatorResult | undefined> {
      const { html = '', locator: text = '', testid = '', pick = '' } = values;
      if (html.length > MAX_SCENE) throw new Error(tooLong(html.length));
      const options = { language, testIdAttribute: testid.trim() || 'data-testid' };
      const read: LocateQuestion = { ...options, html, text };
      const parsed = (await reader.ask(read)) as ParsedLocator | undefined;
      if (!parsed) return undefined;
      const asks: Ask[] = [
        ...(pick ? [{ type: 'suggest', selector: pick } as const] : []),
        ...(parsed.type === 'locator'
          ? [{ type: 'locate', selector: parsed.selector } as const]
          : []),
      ];
      const question: SceneQuestion = { ...options, html, asks };
      const outcomes = (await scene.ask(question)) as Outcome[] | undefined;
      if (!outcomes) return undefined;
      const outcomeOf = (type: Ask['type']) =>
        outcomes[asks.findIndex((each) => each.type === type)];
      return {
        parsed,
        located: outcomeOf('locate') as Outcome<'locate'> | undefined,
        suggested: outcomeOf('suggest') as Outcome<'suggest'> | undefined,
        toFrame: /^.*>>\s*internal:control=enter-frame\s*>>\s*/s.exec(pick)?.[0] ?? '',
      };
    }

    return {
      ask,
      stop() {
        reader.stop();
        scene.stop();
      },
    };
  },
  show: (answer, tools) => showLocator(answer as LocatorResult, tools),
};

function examplesIn(language: string): Example[] {
  return SCENES.map(({ title, html, selector }) => ({
    title,
    values: { html, locator: asLocators(languageOf(language), selector)[0] ?? selector },
  }));
}

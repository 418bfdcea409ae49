import { asLocators } from 'virtual:framework/locatorGenerators';
import { createAsker } from './asker.ts';
import type { LabContext } from './labParts.ts';
import { languageOf } from '../worker/languages.ts';
import type { LocateQuestion } from '../worker/locate.ts';
import workerUrl from '../worker/locateWorker.ts?worker&url';
import { MAX_SCENE, scenePeer } from './scenePeer.ts';
import type { Ask, Outcome, SceneEvent, SceneQuestion } from '../scene/question.ts';
import type { ParsedLocator } from '../worker/translate.ts';
import { workerPeer } from '../worker/worker.ts';

const TEST_ID = 'data-testid';

export interface ScenePage {
  /** Reads a locator of any language; undefined if a newer one has replaced it. */
  read: (html: string, locator: string) => Promise<ParsedLocator | undefined>;
  ask: <Type extends Ask['type']>(
    html: string,
    ask: Ask & { type: Type },
  ) => Promise<Outcome<Type> | undefined>;
  stop: () => void;
}

/** A page and a locator, for labs that ask about one element. A click in the page fills in the locator. */
export function openScenePage({ window, language: edition, stage, fill }: LabContext): ScenePage {
  const language = languageOf(edition);
  const options = { language, testIdAttribute: TEST_ID };
  const reader = createAsker({ window, start: workerPeer(workerUrl) });
  const scene = createAsker({
    window,
    start: scenePeer(window, stage),
    onEvent: (event) => {
      // Sent by our own script.
      const { selector } = event as SceneEvent;
      fill({ locator: asLocators(language, selector)[0] ?? selector });
    },
  });
  return {
    async read(html, text) {
      if (html.length > MAX_SCENE) throw new Error(tooLong(html.length));
      const question: LocateQuestion = { ...options, html, text };
      return (await reader.ask(question)) as ParsedLocator | undefined;
    },
    async ask<Type extends Ask['type']>(html: string, ask: Ask & { type: Type }) {
      const question: SceneQuestion = { ...options, html, asks: [ask] };
      const [outcome] = ((await scene.ask(question)) as Outcome<Type>[] | undefined) ?? [];
      return outcome;
    },
    stop() {
      reader.stop();
      scene.stop();
    },
  };
}

export function tooLong(length: number): string {
  const [has, can] = [length, MAX_SCENE].map((count) => count.toLocaleString('en'));
  return `The page has ${has ?? ''} characters; the lab shows up to ${can ?? ''}. Keep the part that matters.`;
}

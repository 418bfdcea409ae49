import { asLocators } from 'virtual:framework/locatorGenerators';
import { policy, source } from 'virtual:scene';
import type { Ask, Outcome, SceneEvent, SceneQuestion } from '../scene/answers.ts';
import { startFrame } from '../scene/frame.ts';
import type { Language } from '../worker/languages.ts';
import type { ParsedLocator } from '../worker/translate.ts';
import { createAsker, type StartPeer } from './asker.ts';
import type { LabContext } from './labParts.ts';
import type { Values } from './state.ts';
import { askWorker } from './workers.ts';

/** More would take long to show, and is no page that anyone writes to try a locator. */
const MAX_SCENE = 100_000;
const TEST_ID = 'data-testid';

/** The fields of every lab with a page. */
export const HTML_FIELD = {
  type: 'lines',
  name: 'html',
  label: 'HTML of the page',
  rows: 10,
} as const;
export const LOCATOR_FIELD = {
  type: 'line',
  name: 'locator',
  label: 'Locator in any language, or selector',
} as const;
export const TEST_ID_FIELD = {
  type: 'line',
  name: 'testid',
  label: 'Test ID attribute',
  value: TEST_ID,
} as const;

interface Page {
  html: string;
  testIdAttribute: string;
}

/** What these fields say about the page. */
export function pageOf({ html = '', testid = '' }: Values): Page {
  return { html, testIdAttribute: testid.trim() || TEST_ID };
}

interface ScenePage {
  /** Reads a locator of any language; undefined if a newer one has replaced it. */
  read: (page: Page, locator: string) => Promise<ParsedLocator | undefined>;
  ask: <Type extends Ask['type']>(
    page: Page,
    ask: Ask & { type: Type },
  ) => Promise<Outcome<Type> | undefined>;
  /** One outcome for each ask, in order. */
  askAll: (page: Page, asks: readonly Ask[]) => Promise<Outcome[] | undefined>;
  stop: () => void;
}

/** A page and a locator in it. A click in the page fills in the locator, unless the lab has another use for it. */
export function openScenePage(
  context: LabContext,
  onPick = (selector: string): void =>
    context.fill({ locator: locatorOf(selector, context.language) }),
): ScenePage {
  const { stage, language } = context;
  // Keeps its place free until the frame is there.
  stage.setAttribute('data-page', '');
  const reader = askWorker('locator');
  const scene = createAsker({
    start: scenePeer(stage),
    // Sent by our own script.
    onEvent: (event) => onPick((event as SceneEvent).selector),
  });

  async function askAll({ html, testIdAttribute }: Page, asks: readonly Ask[]) {
    const question: SceneQuestion = { language, testIdAttribute, html, asks };
    return (await scene.ask(question)) as Outcome[] | undefined;
  }

  return {
    async read({ html, testIdAttribute }, text) {
      if (html.length > MAX_SCENE) throw new Error(tooLong(html.length));
      return reader.ask({ language, testIdAttribute, html, text });
    },
    // The type of the ask says what its result is.
    ask: async (page, ask) => (await askAll(page, [ask]))?.[0] as never,
    askAll,
    stop() {
      reader.stop();
      scene.stop();
    },
  };
}

/** How a language writes a selector. */
export function locatorOf(selector: string, language: Language): string {
  return asLocators(language, selector)[0] ?? selector;
}

function tooLong(length: number): string {
  const [has, can] = [length, MAX_SCENE].map((count) => count.toLocaleString('en'));
  return `The page has ${has ?? ''} characters; the lab shows up to ${can ?? ''}. Keep the part that matters.`;
}

/** Shows a scene on the stage, as a peer that is asked a `SceneQuestion` (decisions/0025). */
function scenePeer(stage: Element): StartPeer {
  return (receive) => {
    const frame = document.createElement('iframe');
    frame.title = 'Scene';
    const peer = startFrame(frame, sceneDocument(), receive);
    stage.replaceChildren(frame);
    return {
      post: peer.post,
      stop() {
        peer.stop();
        frame.remove();
      },
    };
  };
}

/** Allows the engine and styles, and nothing else: no other script, no request. */
function sceneDocument(): string {
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${source}</script>`;
}

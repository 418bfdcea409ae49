// The script of a scene's frame. It shows the page of a question and asks the framework's own script about it.
import type { Ask, Outcome, SceneEvent, SceneQuestion } from './answers.ts';
import { createInjectedScript, type InjectedScript } from 'virtual:framework/injectedScript';
import { splitSelectorByFrame, stringifySelector } from 'virtual:framework/selectorParser';
import { errorText } from '../../../src/model/errorText.ts';
import { createAsker, type Asker, type PeerMessage } from '../page/asker.ts';
import { checkFrame, scrollInScene, type Actionability } from './actionability.ts';
import { ENTER_FRAME, SCENE_ANSWERS } from './answers.ts';
import { showContent, type SceneFrame } from './content.ts';
import { startFrame } from './frame.ts';
import { createMarker, createSwitches, scriptOptions } from './context.ts';
import type { SceneContext, SceneOptions } from './context.ts';

const { parent } = window;
const send = (message: PeerMessage): void => parent.postMessage(message, '*');

/** Frames in the scene run the same document, which is still as it was loaded. */
const engine = `<!doctype html>${document.head.innerHTML}`;
const scene = createScene();

window.addEventListener('message', ({ source, data }: MessageEvent<SceneQuestion>) => {
  if (source !== parent) return;
  send({ kind: 'alive' });
  scene.answer(data).then(
    (answer) => send({ kind: 'answer', answer }),
    (error: unknown) => send({ kind: 'failure', message: String(error) }),
  );
});
// Not earlier: Firefox computes no styles for a document that is replaced while it is still being parsed, so every
// element would count as hidden.
window.addEventListener('load', () => send({ kind: 'ready' }), { once: true });

interface Child {
  frame: HTMLIFrameElement;
  asker: Asker;
  written: HTMLIFrameElement;
}

/** What a locator finds in a frame that isn't there. */
const NOTHING = 'css=:not(*)';

/** A page that is asked questions, and the pages of its frames, each with an engine of its own. */
function createScene() {
  const marker = createMarker();
  const switches = createSwitches();
  const sendPick = (selector: string): void => {
    const event: SceneEvent = { type: 'pick', selector };
    send({ kind: 'event', event });
  };
  let shown: string | undefined;
  let injected: InjectedScript | undefined;
  let created = '';
  let children = new Map<Node, Child>();

  function show(html: string): void {
    marker.clear();
    if (html === shown) return;
    switches.clear();
    for (const { asker } of children.values()) asker.stop();
    children = new Map(showContent(document, html).map(startChild));
    shown = html;
  }

  /** The frames with a page of their own; the lab loads none. */
  const pages = (): Child[] =>
    [...children.values()].filter(({ written }) => written.hasAttribute('srcdoc'));

  function scriptFor({ language, testIdAttribute }: SceneOptions): InjectedScript {
    const key = `${language} ${testIdAttribute}`;
    if (!injected || created !== key) {
      created = key;
      injected = createInjectedScript(window, scriptOptions({ language, testIdAttribute }));
      const preview = injected.previewNode.bind(injected);
      injected.previewNode = (node) => preview(children.get(node)?.written ?? node);
    }
    return injected;
  }

  /** Frames without an origin can't reach into each other: the page of a frame is asked like this one. */
  function startChild({ frame, written }: SceneFrame): [Node, Child] {
    const asker = createAsker({
      start: (receive) => startFrame(frame, engine, receive),
      onAlive: () => send({ kind: 'alive' }),
      onEvent: (event) => {
        // Sent by the same script.
        const { selector } = event as SceneEvent;
        const toFrame = injected?.generateSelectorSimple(frame);
        if (toFrame) sendPick(`${toFrame}${ENTER_FRAME}${selector}`);
      },
    });
    return [frame, { frame, asker, written }];
  }

  async function answerOne(ask: Ask, question: SceneQuestion): Promise<Outcome> {
    let isValid = false;
    try {
      const script = scriptFor(question);
      const [first, ...rest] = splitSelectorByFrame(ask.selector);
      isValid = true;
      if (!first || rest.length === 0) return await answerHere(ask.selector);
      const child = childAt(script, script.parseSelector(stringifySelector(first)));
      if (!child) return await answerHere(NOTHING);
      const selector = rest.map((part) => stringifySelector(part)).join(ENTER_FRAME);
      const { asker, frame, written } = child;
      if (ask.type === 'actionability') scrollInScene(frame, 'if needed');
      const [outcome] = (await asker.ask({
        ...question,
        ...{ html: written.srcdoc, asks: [{ ...ask, selector }], isMore: true },
      })) as Outcome[];
      if (ask.type === 'actionability' && outcome && 'value' in outcome) {
        // The type of the ask says what its result is.
        checkFrame(script, frame, outcome.value as Actionability);
      }
      return outcome ?? { error: 'The frame did not respond.' };

      async function answerHere(selector: string): Promise<Outcome> {
        const parsed = script.parseSelector(selector);
        // Some results take time, and the type of each ask says what its result is.
        const answer: (context: SceneContext) => unknown = SCENE_ANSWERS[ask.type];
        const value = await answer({
          ...{ script, parsed, options: question, marker, switches },
          input: ask.input,
        });
        return { value } as Outcome;
      }
    } catch (error) {
      return { error: isValid ? errorOf(error) : errorText(error) };
    }
  }

  /** The frame that part of a selector leads to, with the framework's errors; undefined if it waits for the frame. */
  function childAt(
    script: InjectedScript,
    parsed: ReturnType<typeof script.parseSelector>,
  ): Child | undefined {
    const frame = script.querySelector(parsed, document, true);
    if (!frame) return undefined;
    if (frame.nodeName !== 'IFRAME') {
      throw new Error(
        `Selector "${stringifySelector(parsed)}" resolved to ${script.previewNode(frame)}, <iframe> was expected`,
      );
    }
    const child = children.get(frame);
    if (!child?.written.hasAttribute('srcdoc')) {
      throw new Error('This frame has no "srcdoc" attribute. The lab loads nothing.');
    }
    return child;
  }

  // A click would activate the element; here it chooses it. Other buttons of the mouse would open links in new tabs.
  for (const type of ['click', 'auxclick'] as const) {
    const handle = (event: PointerEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      const [element] = event.composedPath();
      if (type !== 'click' || !injected || !(element instanceof Element)) return;
      marker.hide();
      sendPick(injected.generateSelectorSimple(element));
    };
    document.addEventListener(type, handle, { capture: true });
  }

  async function showAll(question: SceneQuestion): Promise<void> {
    show(question.html);
    const inFrames = pages();
    if (inFrames.length === 0) return;
    // The time that frames take to load is not limited.
    send({ kind: 'loading' });
    await Promise.all(
      inFrames.map(({ asker, written }) =>
        asker.ask({ ...question, html: written.srcdoc, asks: [] }),
      ),
    );
    send({ kind: 'ready' });
  }

  return {
    /** Shows the page and its frames, and computes one result after the other. */
    async answer(question: SceneQuestion): Promise<Outcome[]> {
      if (question.isMore) marker.hide();
      else await showAll(question);
      const outcomes = [];
      for (const ask of question.asks) {
        outcomes.push(await answerOne(ask, question));
        send({ kind: 'alive' });
      }
      marker.draw();
      return outcomes;
    },
  };
}

/** What is thrown in the page, as the framework prints it: with the kind of error, if that says more. */
function errorOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name !== 'Error') return `${error.name}: ${error.message}`;
  // The only class of its own, whose name the bundler has shortened.
  return error.constructor === Error ? error.message : `InvalidSelectorError: ${error.message}`;
}

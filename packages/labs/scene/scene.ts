// The script of a scene's frame. It shows the page of a question and asks the framework's own script about it.
import type { Asker, PeerMessage } from '../page/asker.ts';
import type { Ask, Outcome, SceneEvent, SceneQuestion } from './answers.ts';
import type { InjectedScript } from 'virtual:framework/injectedScript';
import { createInjectedScript } from 'virtual:framework/injectedScript';
import { splitSelectorByFrame, stringifySelector } from 'virtual:framework/selectorParser';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';
import { createAsker } from '../page/asker.ts';
import { ENTER_FRAME, SCENE_ANSWERS } from './answers.ts';
import type { SceneContext, SceneOptions } from './context.ts';
import type { SceneFrame } from './content.ts';
import { showContent } from './content.ts';
import { startFrame } from './frame.ts';
import { createMarker, createSwitches } from './context.ts';

const { parent } = window;
const send = (message: PeerMessage): void => parent.postMessage(message, '*');

const scene = createScene({
  window,
  // Frames in the scene run the same document, which is still as it was loaded.
  engine: `<!doctype html>${document.head.innerHTML}`,
  send,
});

window.addEventListener('message', ({ source, data }: MessageEvent<SceneQuestion>) => {
  if (source !== parent) return;
  scene.answer(data).then(
    (answer) => send({ kind: 'answer', answer }),
    (error: unknown) => send({ kind: 'failure', message: String(error) }),
  );
});
// Not earlier: Firefox computes no styles for a document that is replaced while it is still being parsed, so every
// element would count as hidden.
window.addEventListener('load', () => send({ kind: 'ready' }), { once: true });

interface EngineOptions {
  window: BrowserWindow;
  /** The document that runs this engine. */
  engine: string;
  /** Posts to the page around it. */
  send: (message: PeerMessage) => void;
}

interface Child {
  asker: Asker;
  written: HTMLIFrameElement;
}

/** A page that is asked questions, and the pages of its frames, each with an engine of its own. */
function createScene({ window, engine, send }: EngineOptions) {
  const { document } = window;
  const marker = createMarker(window);
  const switches = createSwitches(window);
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
    if (html !== shown) {
      switches.clear();
      for (const { asker } of children.values()) asker.stop();
      children = new Map(showContent(document, html).map(startChild));
      shown = html;
    }
  }

  function scriptFor({ language, testIdAttribute }: SceneOptions): InjectedScript {
    const key = `${language} ${testIdAttribute}`;
    if (!injected || created !== key) {
      created = key;
      injected = createInjectedScript(window, {
        sdkLanguage: language,
        testIdAttributeName: testIdAttribute,
        stableRafCount: 1,
        browserName: 'chromium',
        customEngines: [],
        isUnderTest: false,
      });
      const preview = injected.previewNode.bind(injected);
      injected.previewNode = (node) => preview(children.get(node)?.written ?? node);
    }
    return injected;
  }

  /** Frames without an origin can't reach into each other: the page of a frame is asked like this one. */
  function startChild({ frame, written }: SceneFrame): [Node, Child] {
    const asker = createAsker({
      window,
      start: (receive) => startFrame(frame, { window, document: engine, receive }),
      onAlive: () => send({ kind: 'alive' }),
      onEvent: (event) => {
        // Sent by the same script.
        const { selector } = event as SceneEvent;
        const toFrame = injected?.generateSelectorSimple(frame);
        if (toFrame) sendPick(`${toFrame}${ENTER_FRAME}${selector}`);
      },
    });
    return [frame, { asker, written }];
  }

  async function answerOne(ask: Ask, question: SceneQuestion): Promise<Outcome> {
    try {
      const script = scriptFor(question);
      const [first, ...rest] = splitSelectorByFrame(ask.selector);
      if (!first || rest.length === 0) {
        const parsed = script.parseSelector(ask.selector);
        // Some results take time, and the type of each ask says what its result is.
        const answer: (context: SceneContext) => unknown = SCENE_ANSWERS[ask.type];
        const value = await answer({
          ...{ script, parsed, options: question, window, marker, switches },
          input: ask.input,
        });
        return { value } as Outcome;
      }
      const { asker, written } = childAt(script, script.parseSelector(stringifySelector(first)));
      const selector = rest.map((part) => stringifySelector(part)).join(ENTER_FRAME);
      const [outcome] = (await asker.ask({
        ...question,
        html: written.srcdoc,
        asks: [{ ...ask, selector }],
      })) as Outcome[];
      return outcome ?? { error: 'The frame did not respond.' };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** The frame that part of a selector leads to, with the framework's errors. */
  function childAt(script: InjectedScript, parsed: ReturnType<typeof script.parseSelector>): Child {
    const frame = script.querySelector(parsed, document, true);
    const text = stringifySelector(parsed);
    if (!frame) throw new Error(`No element matches ${text}, where a frame is expected.`);
    if (frame.nodeName !== 'IFRAME') {
      throw new Error(
        `Selector "${text}" resolved to ${script.previewNode(frame)}, <iframe> was expected`,
      );
    }
    const child = children.get(frame);
    if (!child) throw new Error('This frame has no "srcdoc" attribute. The lab loads nothing.');
    return child;
  }

  // A click would activate the element; here it chooses it.
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const [element] = event.composedPath();
      if (!injected || !(element instanceof window.Element)) return;
      marker.clear();
      sendPick(injected.generateSelectorSimple(element));
    },
    { capture: true },
  );

  return {
    /** Shows the page and its frames, and computes one result after the other. */
    async answer(question: SceneQuestion): Promise<Outcome[]> {
      show(question.html);
      // The time that frames take to load is not limited.
      if (children.size > 0) send({ kind: 'loading' });
      const inFrames = [...children.values()].map(({ asker, written }) =>
        asker.ask({ ...question, html: written.srcdoc, asks: [] }),
      );
      await Promise.all(inFrames);
      if (children.size > 0) send({ kind: 'ready' });
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

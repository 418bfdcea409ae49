import type { createInjectedScript, InjectedScript } from 'virtual:framework/injectedScript';
import * as server from 'virtual:framework/server';
import { boxesOf, scrollInScene } from '../scene/actionability.ts';
import { scriptOptions } from '../scene/context.ts';
import type { Language } from '../worker/languages.ts';
import { createKeyboard } from './keyboard.ts';
import { createMouse } from './mouse.ts';
import injectedUrl from './injected.ts?worker&url';

/** What an `Element` of another window is, which no `instanceof` recognizes. */
const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && (value as Node).nodeType === Node.ELEMENT_NODE;

type PageFunction = (...args: never[]) => unknown;

/** What the framework evaluates in a page: here, a call of the same function, because the page is of our origin. */
class PageContext extends server.FrameExecutionContext {
  readonly window: Window;
  readonly #element: HTMLIFrameElement;
  readonly #language: Language;
  #script: Promise<server.JSHandle> | undefined;

  constructor(frame: server.Frame, element: HTMLIFrameElement, window: Window, language: Language) {
    super(undefined, frame, 'main');
    this.window = window;
    this.#element = element;
    this.#language = language;
  }

  async call(fn: PageFunction, args: readonly unknown[]): Promise<unknown> {
    const run = async (): Promise<unknown> => {
      try {
        return await server.withWindow(this.window, () => fn(...(args.map(unwrap) as never[])));
      } catch (error) {
        throw new server.JavaScriptErrorInEvaluate(String(error));
      }
    };
    return this._raceAgainstContextDestroyed(run());
  }

  override evaluate(fn: PageFunction, arg: unknown): Promise<unknown> {
    return this.call(fn, [arg]);
  }

  override async evaluateHandle(fn: PageFunction, arg: unknown): Promise<server.JSHandle> {
    return this.wrap(await this.call(fn, [arg]));
  }

  override injectedScript(): Promise<server.JSHandle> {
    this.#script ??= this._raceAgainstContextDestroyed(this.#load()).then((script) =>
      this.wrap(script),
    );
    return this.#script;
  }

  override releaseHandle(): Promise<void> {
    return Promise.resolve();
  }

  override getProperties({ _objectId: list }: server.JSHandle) {
    const entries = Object.entries(list ?? {});
    return Promise.resolve(new Map(entries.map(([name, value]) => [name, this.wrap(value)])));
  }

  wrap(value: unknown): server.JSHandle {
    if (isElement(value)) return new server.ElementHandle(this, value);
    const isObject = typeof value === 'object' && value !== null;
    return isObject
      ? new server.JSHandle(this, 'object', undefined, value)
      : new server.JSHandle(this, typeof value, undefined, undefined, value);
  }

  async #load(): Promise<InjectedScript> {
    const { document } = this.window;
    const script = document.createElement('script');
    const create = await new Promise<typeof createInjectedScript>((resolve, reject) => {
      const receive = (event: Event): void =>
        resolve((event as CustomEvent<typeof createInjectedScript>).detail);
      this.#element.addEventListener('injected', receive, { once: true });
      script.addEventListener('error', () => reject(new Error('A script could not be loaded.')));
      script.type = 'module';
      script.src = injectedUrl;
      document.head.append(script);
    });
    script.remove();
    const injected = create(
      this.window,
      scriptOptions({ language: this.#language, testIdAttribute: 'data-testid' }),
    );
    // See `_callOnElementOnceMatches`.
    injected.eval = (fn) => fn;
    return injected;
  }
}

function unwrap(value: unknown): unknown {
  if (value instanceof server.JSHandle) return value._objectId ?? value.rawValue();
  if (Array.isArray(value)) return value.map(unwrap);
  if (typeof value !== 'object' || value === null || isElement(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unwrap(each)]));
}

const contextOf = (handle: server.JSHandle): PageContext => handle._context as PageContext;
const elementOf = (handle: server.JSHandle): Element => handle._objectId as Element;

server.JSHandle.prototype.evaluate = function (fn: PageFunction, arg: unknown) {
  return contextOf(this).call(fn, [this, arg]);
};
server.JSHandle.prototype.evaluateHandle = async function (fn: PageFunction, arg: unknown) {
  return contextOf(this).wrap(await contextOf(this).call(fn, [this, arg]));
};
server.ElementHandle.prototype.asElement = function () {
  return this;
};
// Handles have no use for a preview here.
server.ElementHandle.prototype._initializePreview = () => Promise.resolve();

interface PageOptions {
  language: Language;
  /** Something that a script can't do, for the step that needs it. */
  note: (text: string) => void;
}

export interface RemotePage {
  frame: server.Frame;
  window: () => Window;
  keyboard: server.Keyboard;
  mouse: server.Mouse;
  /** Where an element is in the page of the frame. */
  boxOf: (element: Element) => DOMRect;
}

/** The page in a frame of our own origin as the framework's server knows it, which then does everything else. */
export function createRemotePage(
  main: HTMLIFrameElement,
  { language, note }: PageOptions,
): RemotePage {
  const frames = new Map<Element, server.Frame>();
  const elements = new Map<server.Frame, HTMLIFrameElement>();
  let lastId = 0;
  let nextDocument: string | undefined;

  const mainWindow = (): Window => windowOf(main);
  const page = {
    attribution: {},
    instrumentation: server.createInstrumentation(),
    browserContext: {
      _options: {},
      _browser: { sdkLanguage: () => language, options: { name: 'chromium' } },
      selectors: () => selectors,
      dialogManager: { hasOpenDialogsForPage: () => false },
    },
    openScope: new server.LongStandingScope(),
    delegate: {
      navigateFrame,
      inputActionEpilogue: () => nextTask(),
      getContentFrame: (handle: server.JSHandle) =>
        Promise.resolve(contentFrame(elementOf(handle))),
      getFrameElement,
      getContentQuads,
      getBoundingBox: (handle: server.JSHandle) => Promise.resolve(boxOf(elementOf(handle))),
      scrollRectIntoViewIfNeeded,
      adoptElementHandle: (handle: server.JSHandle) => Promise.resolve(handle),
    },
    performActionPreChecks: () => Promise.resolve(),
    extraHTTPHeaders: () => [],
    mainFrame: () => frame,
    isClosed: () => false,
    emit: () => undefined,
    frameNavigatedToNewDocument: () => undefined,
    frameManager: undefined as server.FrameManager | undefined,
    keyboard: undefined as server.Keyboard | undefined,
  };
  const selectors = new server.Selectors([], 'data-testid');
  const manager = new server.FrameManager(page);
  page.frameManager = manager;
  const keyboard = new server.Keyboard(createKeyboard(mainWindow, note), page);
  page.keyboard = keyboard;
  const mouse = new server.Mouse(createMouse(mainWindow, note), page);
  Object.assign(page, { mouse });
  const frame = attach(main, null);
  commit(frame, main);

  function attach(element: HTMLIFrameElement, parent: server.Frame | null): server.Frame {
    lastId += 1;
    const attached = manager.frameAttached(String(lastId), parent?._id ?? null);
    const { _callOnElementOnceMatches: callOnElement } = attached;
    // What it sends as text stays a function: the policy of pages forbids to evaluate text.
    attached._callOnElementOnceMatches = (progress, selector, body, ...rest) =>
      callOnElement.call(attached, progress, selector, { toString: () => body }, ...rest);
    frames.set(element, attached);
    elements.set(attached, element);
    element.addEventListener('load', () => commit(attached, element));
    return attached;
  }

  /** A document has loaded: what the framework would hear from the browser about it. */
  function commit(committed: server.Frame, element: HTMLIFrameElement): void {
    const { contentDocument, contentWindow: window } = element;
    const isThere = contentDocument?.readyState === 'complete';
    if (!isThere || !window || window.location.href === 'about:blank') return;
    if (committed.isDetached()) return;
    lastId += 1;
    const { _id: id } = committed;
    const context = new PageContext(committed, element, window, language);
    const documentId = (element === main && nextDocument) || String(lastId);
    nextDocument = undefined;
    keepToFrame(window as BrowserWindow);
    window.addEventListener('pagehide', () => committed._contextDestroyed(context));
    window.addEventListener('beforeunload', () => manager.frameRequestedNavigation(id, undefined));
    window.addEventListener('hashchange', () =>
      manager.frameCommittedSameDocumentNavigation(id, window.location.href),
    );
    manager.frameCommittedNewDocumentNavigation(id, window.location.href, '', documentId, false);
    committed._contextCreated('main', context);
    committed._contextCreated('utility', context);
    manager.frameLifecycleEvent(id, 'domcontentloaded');
    manager.frameLifecycleEvent(id, 'load');
  }

  function contentFrame(element: Element): server.Frame | null {
    if (element.nodeName !== 'IFRAME') return null;
    const known = frames.get(element);
    if (known && !known.isDetached()) return known;
    const owner = [...elements].find(([, each]) => each.contentDocument === element.ownerDocument);
    if (!owner) return null;
    const child = attach(element as HTMLIFrameElement, owner[0]);
    commit(child, element as HTMLIFrameElement);
    return child;
  }

  function getFrameElement(child: server.Frame): Promise<server.JSHandle> {
    const element = elements.get(child);
    const parent = child.parentFrame();
    if (!element || !parent) return Promise.reject(new Error('Frame has been detached.'));
    return parent._context('main').then((context) => (context as PageContext).wrap(element));
  }

  function navigateFrame(_frame: server.Frame, url: string): Promise<{ newDocumentId?: string }> {
    const { location } = mainWindow();
    const [before, hash] = url.split('#');
    if (hash !== undefined && before === location.href.split('#')[0]) {
      location.replace(url);
      return Promise.resolve({});
    }
    lastId += 1;
    nextDocument = String(lastId);
    // The reader's own history stays as it is.
    location.replace(url);
    return Promise.resolve({ newDocumentId: nextDocument });
  }

  /** How far the page of an element is from the page of the frame. */
  function offsetOf(element: Element): { x: number; y: number } {
    const offset = { x: 0, y: 0 };
    for (const around of framesAround(element)) {
      const { left, top } = around.getBoundingClientRect();
      const style = getComputedStyle(around);
      const within = (side: 'Left' | 'Top'): number =>
        parseFloat(style[`border${side}Width`]) + parseFloat(style[`padding${side}`]);
      offset.x += left + within('Left');
      offset.y += top + within('Top');
    }
    return offset;
  }

  /** The frames that an element is in, from the inside, up to the page of the frame. */
  function framesAround({ ownerDocument: { defaultView: view } }: Element): Element[] {
    if (!view?.frameElement || view === mainWindow()) return [];
    return [view.frameElement, ...framesAround(view.frameElement)];
  }

  function getContentQuads(handle: server.JSHandle) {
    const element = elementOf(handle);
    if (!element.isConnected) return Promise.resolve('error:notconnected');
    const { x, y } = offsetOf(element);
    const quads = boxesOf(element).map(({ left, right, top, bottom }) => [
      { x: left + x, y: top + y },
      { x: right + x, y: top + y },
      { x: right + x, y: bottom + y },
      { x: left + x, y: bottom + y },
    ]);
    return Promise.resolve(quads);
  }

  function boxOf(element: Element): DOMRect {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { x, y } = offsetOf(element);
    return new DOMRect(left + x, top + y, width, height);
  }

  function scrollRectIntoViewIfNeeded(handle: server.JSHandle): Promise<string> {
    const element = elementOf(handle);
    if (!element.isConnected) return Promise.resolve('error:notconnected');
    if (boxesOf(element).length === 0) return Promise.resolve('error:notvisible');
    for (const each of [element, ...framesAround(element)]) scrollInScene(each, 'if needed');
    return Promise.resolve('done');
  }

  return { frame, window: mainWindow, keyboard, mouse, boxOf };
}

type BrowserWindow = Window & typeof globalThis;

/** The page of the reader neither scrolls nor decides what has the focus. */
function keepToFrame({ document, Element, HTMLElement }: BrowserWindow): void {
  document.hasFocus = () => true;
  Element.prototype.scrollIntoView = function (options) {
    const block = typeof options === 'object' ? options.block : options === false ? 'end' : 'start';
    scrollInScene(this, !block || block === 'nearest' ? 'if needed' : block);
  };
  // It gets its element from `call`.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
    if (!options?.preventScroll) scrollInScene(this, 'if needed');
  };
}

function windowOf({ contentWindow }: HTMLIFrameElement): Window {
  if (!contentWindow) throw new Error('Target page, context or browser has been closed');
  return contentWindow;
}

/** Links and forms navigate in a task of their own. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve);
  });
}

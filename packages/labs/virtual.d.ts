// What the labs import from the framework; framework.ts serves it.

declare module 'virtual:framework/urlMatch' {
  export function resolveGlobToRegexPattern(
    baseURL: string | undefined,
    glob: string,
    webSocketUrl?: boolean,
  ): string;
  export function urlMatches(
    baseURL: string | undefined,
    url: string,
    match: string | RegExp,
    webSocketUrl?: boolean,
  ): boolean;
}

declare module 'virtual:framework/locatorGenerators' {
  /** All ways to write the locator of a selector, the one that tools print first. */
  export function asLocators(language: string, selector: string): string[];
}

declare module 'virtual:framework/locatorUtils' {
  type ByText = (text: string | RegExp, options?: { exact?: boolean }) => string;

  export const getByAltTextSelector: ByText;
  export const getByLabelSelector: ByText;
  export const getByPlaceholderSelector: ByText;
  export const getByTextSelector: ByText;
  export const getByTitleSelector: ByText;
  export function getByTestIdSelector(attribute: string, testId: string | RegExp): string;
  export function getByRoleSelector(role: string, options?: Record<string, unknown>): string;
}

declare module 'virtual:framework/stringUtils' {
  export function escapeForTextSelector(text: string | RegExp, exact: boolean): string;
}

declare module 'virtual:framework/ariaSnapshot' {
  export interface TextValue {
    raw: string;
    normalized: string;
  }

  export interface TemplateText {
    kind: 'text';
    text: TextValue;
  }

  export interface TemplateRole {
    kind: 'role';
    /** `fragment` if the template has several elements at the top. */
    role: string;
    name?: string | { pattern: string };
    checked?: boolean | 'mixed';
    disabled?: boolean;
    expanded?: boolean;
    level?: number;
    pressed?: boolean | 'mixed';
    selected?: boolean;
    props?: Record<string, TextValue>;
    containerMode?: 'contain' | 'equal' | 'deep-equal';
    children?: TemplateNode[];
  }

  export type TemplateNode = TemplateText | TemplateRole;

  /** Counted from 1, or 0 if there is no place. */
  export interface TextPosition {
    line: number;
    col: number;
  }

  /** Reads the template of an assertion with the YAML library that it gets. */
  export function parseAriaSnapshot(
    yaml: unknown,
    text: string,
  ): {
    fragment: TemplateNode;
    errors: { message: string; range: [TextPosition, TextPosition] }[];
  };
}

declare module 'virtual:framework/selectorParser' {
  import type { ParsedSelector } from 'virtual:framework/injectedScript';

  /** Throws if the selector is invalid. */
  export function parseSelector(selector: string): ParsedSelector;
  /** The parts of a selector, each for a frame in the one before. */
  export function splitSelectorByFrame(selector: string): ParsedSelector[];
  export function stringifySelector(selector: ParsedSelector): string;
}

declare module 'virtual:framework/injectedScript' {
  export interface ParsedSelector {
    parts: readonly { name: string; body: unknown }[];
  }

  /** What the framework runs in pages: the part of it that the labs use. */
  export interface InjectedScript {
    /** Makes a function of what the framework sends. */
    eval: (source: unknown) => unknown;
    parseSelector: (selector: string) => ParsedSelector;
    querySelector: (selector: ParsedSelector, root: Node, strict: boolean) => Element | undefined;
    querySelectorAll: (selector: ParsedSelector, root: Node) => Element[];
    previewNode: (node: Node) => string;
    strictModeViolationError: (selector: ParsedSelector, matches: readonly Element[]) => Error;
    generateSelector: (
      element: Element,
      options: { testIdAttributeName: string; multiple?: boolean },
    ) => { selector: string; selectors: string[] };
    /** The one that is recommended. */
    generateSelectorSimple: (element: Element) => string;
    ariaSnapshot: (element: Element, options: { mode: 'expect' | 'codegen' }) => string;
    /** The verdict of an assertion; `to.match.aria` takes a parsed template. */
    expect: (
      element: Element,
      options: { expression: string; expectedValue: unknown; isNot: boolean },
      elements: readonly Element[],
    ) => Promise<{ matches: boolean }>;
    /** The element that an action is about: the button around an icon, the field of a label. */
    retarget: (element: Element, behavior: 'follow-label') => Element | null;
    elementState: (
      element: Element,
      state: ElementState,
    ) => { matches: boolean; received: string; isRadio?: boolean };
    /** Throws if the element can't be filled. */
    fill: (element: Element, value: string) => unknown;
    /** Throws if the element is no `select`. */
    selectOptions: (element: Element, options: readonly { index: number }[]) => unknown;
    /** Returns what is wrong, if anything. */
    setInputFiles: (element: Element, files: readonly never[]) => string | undefined;
    /** Resolves to the first state that the element isn't in. */
    checkElementStates: (
      element: Element,
      states: readonly string[],
    ) => Promise<'error:notconnected' | { missingState: string } | undefined>;
    /** What a pointer event at a point would hit instead of the element, or how to stop watching. */
    setupHitTargetInterceptor: (
      element: Element,
      action: 'mouse' | 'hover' | 'tap',
      point: { x: number; y: number },
      blockAllEvents: boolean,
    ) => string | { stop: () => unknown };
    /** `done`, or what is hit at a point instead of the element. */
    expectHitTarget: (
      point: { x: number; y: number },
      element: Element,
    ) => 'done' | { hitTargetDescription: string };
    /** How far the page of a frame is from its edges, unless the frame is transformed. */
    describeIFrameStyle: (frame: Element) => string | { left: number; top: number };
  }

  export type ElementState = 'visible' | 'enabled' | 'editable' | 'checked';

  /** `scriptOptions` of scene/context.ts. */
  export function createInjectedScript(window: Window, options: object): InjectedScript;
}

// The part of the framework that drives a page from outside; serverModule.ts serves it.
declare module 'virtual:framework/server' {
  type PageFunction = (...args: never[]) => unknown;

  /** Says which page is meant by `document` in what the framework evaluates there. */
  export function withWindow<Result>(window: Window, run: () => Result): Result;

  export interface Metadata {
    id: string;
    type: string;
    method: string;
    title?: string;
    params: object;
    log: string[];
  }

  export interface Progress {
    log: (message: string) => void;
    race: <Result>(promise: Promise<Result>) => Promise<Result>;
    wait: (ms: number) => Promise<void>;
  }

  export class ProgressController {
    constructor(metadata: Metadata, onLog: (message: string) => void);
    run<Result>(task: (progress: Progress) => Promise<Result>, timeout: number): Promise<Result>;
    abort(error: Error): Promise<void>;
  }
  export class TimeoutError extends Error {}
  export class JavaScriptErrorInEvaluate extends Error {}
  /** Says how often the same lines were logged. */
  export function compressCallLog(log: readonly string[]): string[];

  export const LongStandingScope: new () => object;
  export function createInstrumentation(): object;
  export const Selectors: new (engines: readonly never[], testIdAttribute: string) => object;

  export class FrameExecutionContext {
    constructor(delegate: undefined, frame: Frame, world: string);
    evaluate(fn: PageFunction, arg: unknown): Promise<unknown>;
    evaluateHandle(fn: PageFunction, arg: unknown): Promise<JSHandle>;
    injectedScript(): Promise<JSHandle>;
    releaseHandle(): Promise<void>;
    getProperties(handle: JSHandle): Promise<Map<string, JSHandle>>;
    _raceAgainstContextDestroyed<Result>(promise: Promise<Result>): Promise<Result>;
  }

  /** A value in a page: an object, or else what `rawValue` returns. */
  export class JSHandle {
    constructor(
      context: FrameExecutionContext,
      type: string,
      preview: undefined,
      object: object | undefined,
      value?: unknown,
    );
    readonly _context: FrameExecutionContext;
    readonly _objectId: object | undefined;
    rawValue(): unknown;
    evaluate(fn: PageFunction, arg: unknown): Promise<unknown>;
    evaluateHandle(fn: PageFunction, arg: unknown): Promise<JSHandle>;
  }
  export class ElementHandle extends JSHandle {
    constructor(context: FrameExecutionContext, element: Element);
    asElement(): ElementHandle;
    boundingBox(): Promise<unknown>;
    scrollIntoViewIfNeeded(progress: Progress): Promise<void>;
    selectText(progress: Progress, options: object): Promise<void>;
    _initializePreview(): Promise<void>;
  }

  type FrameMethod = (progress: Progress, ...args: unknown[]) => Promise<unknown>;
  export interface Frame {
    readonly _id: string;
    readonly selectors: { queryAll: (selector: string) => Promise<JSHandle[]> };
    parentFrame: () => Frame | null;
    isDetached: () => boolean;
    title: () => Promise<string>;
    queryCount: (selector: string, options: object) => Promise<number>;
    goto: FrameMethod;
    waitForSelector: FrameMethod;
    selectOption: FrameMethod;
    blur: FrameMethod;
    expect: FrameMethod;
    _callOnElementOnceMatches: FrameMethod;
    _waitForLoadState: (progress: Progress, state: string) => Promise<void>;
    _context: (world: 'main') => Promise<FrameExecutionContext>;
    _contextCreated: (world: 'main' | 'utility', context: FrameExecutionContext) => void;
    _contextDestroyed: (context: FrameExecutionContext) => void;
  }
  export class FrameManager {
    constructor(page: object);
    frameAttached(id: string, parent: string | null): Frame;
    frameRequestedNavigation(id: string, documentId: undefined): void;
    frameCommittedSameDocumentNavigation(id: string, url: string): void;
    frameCommittedNewDocumentNavigation(
      ...args: [id: string, url: string, name: string, documentId: string, isInitial: boolean]
    ): void;
    frameLifecycleEvent(id: string, event: string): void;
  }

  export interface KeyDescription {
    key: string;
    code: string;
    keyCode: number;
    location: number;
    text: string;
  }
  type Keys = ReadonlySet<string>;
  /** It waits for what these methods return, if it is a promise. */
  export interface RawKeyboard {
    keydown: (
      ...args: [Progress, modifiers: Keys, name: string, key: KeyDescription, isRepeat: boolean]
    ) => void;
    keyup: (...args: [Progress, modifiers: Keys, name: string, key: KeyDescription]) => void;
    sendText: (progress: Progress, text: string) => void;
  }
  export type Keyboard = object;
  export const Keyboard: new (raw: RawKeyboard, page: object) => Keyboard;
  type MouseArguments = [
    Progress,
    x: number,
    y: number,
    button: string,
    buttons: Keys,
    modifiers: Keys,
  ];
  export interface RawMouse {
    move: (...args: MouseArguments) => void;
    down: (...args: [...MouseArguments, clickCount: number]) => void;
    up: (...args: [...MouseArguments, clickCount: number]) => void;
    wheel: (
      ...args: [Progress, x: number, y: number, Keys, modifiers: Keys, dx: number, dy: number]
    ) => void;
  }
  export type Mouse = object;
  export const Mouse: new (raw: RawMouse, page: object) => Mouse;

  /** The locator of the library. `frame` carries out what it is asked. */
  export class Locator {
    constructor(frame: object, selector: string);
    _selector: string;
  }
  /** The assertions of the test runner, by matcher; all of them return a promise. */
  type Matchers = Record<string, (...args: unknown[]) => Promise<void>>;
  export interface Expect {
    (subject: unknown): Matchers & { not: Matchers };
    configure: (options: { timeout: number }) => Expect;
  }
  export const expect: Expect;
  export function urlMatches(baseURL: undefined, url: string, match: string | RegExp): boolean;
}

// The script of a scene's frame, and the policy that allows only this script; build.ts serves it.
declare module 'virtual:scene' {
  export const source: string;
  export const policy: string;
}

// Made by readerModules.ts.
declare module 'virtual:reader/api' {
  export const table: unknown;
}

declare module 'virtual:reader/csharp' {
  import type { LRParser } from '@lezer/lr';

  export const parser: LRParser;
}

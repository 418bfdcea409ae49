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

  export function createInjectedScript(
    window: Window,
    options: {
      sdkLanguage: string;
      testIdAttributeName: string;
      stableRafCount: number;
      browserName: string;
      customEngines: readonly { name: string; source: string }[];
      isUnderTest: boolean;
    },
  ): InjectedScript;
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

// What the labs import from the framework; src/build/frameworkModules.ts serves it.

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

declare module 'virtual:framework/locatorParser' {
  /** The selector of a locator or selector; empty if it is neither. */
  export function locatorOrSelectorAsSelector(
    language: string,
    text: string,
    testIdAttributeName: string,
  ): string;
}

declare module 'virtual:framework/selectorParser' {
  /** Throws if the selector is invalid. */
  export function parseSelector(selector: string): { parts: readonly unknown[] };
}

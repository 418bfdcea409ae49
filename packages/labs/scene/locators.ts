import type { SceneContext } from './context.ts';

/** How many matches a lab lists. */
const MAX_LISTED = 20;

/** What a locator matches. */
export interface Located {
  count: number;
  /** How the framework prints the first matches. */
  previews: readonly string[];
  /** What an action throws if there are several. */
  strictError?: string;
}

/** Finds and highlights what a locator matches. */
export function locate({ script, parsed, window, marker }: SceneContext): Located {
  const found = script.querySelectorAll(parsed, window.document);
  const previews = found.slice(0, MAX_LISTED).map((element) => script.previewNode(element));
  const strictError =
    found.length > 1 ? script.strictModeViolationError(parsed, found).message : undefined;
  marker.mark(script, found);
  return { count: found.length, previews, ...(strictError !== undefined && { strictError }) };
}

/** Selectors for the element that a selector finds, the recommended one first. */
export function suggest({ script, parsed, options, window }: SceneContext): string[] {
  const element = script.querySelector(parsed, window.document, true);
  if (!element) return [];
  const { testIdAttribute: testIdAttributeName } = options;
  return script.generateSelector(element, { testIdAttributeName, multiple: true }).selectors;
}

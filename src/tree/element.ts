import type { Element, ElementContent, Properties } from 'hast';

/** Creates an HTML element; string children become text nodes. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

/** Opens a link in a new tab, without giving the other site a reference to this one. */
export const NEW_TAB: Properties = { target: '_blank', rel: ['noopener', 'noreferrer'] };

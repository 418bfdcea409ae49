import type { Element, ElementContent, Properties } from 'hast';

/** An HTML element; texts among the children may be plain strings. */
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

/** What makes a link open in a tab of its own, where the other site learns nothing of this one. */
export const NEW_TAB: Properties = { target: '_blank', rel: ['noopener', 'noreferrer'] };

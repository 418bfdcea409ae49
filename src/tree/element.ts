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

/** What may stand between tags in JSX; nothing is rendered for what is absent. */
type Child = ElementContent | string | false | undefined | readonly Child[];

/**
 * What a JSX tag compiles to. A file asks for it with `@jsxImportSource #tree`: package.json says where that is. Tools
 * that run without the settings of `src` also need `@jsxRuntime automatic`.
 */
export function jsx(tagName: string, { children, ...properties }: JSX.Attributes): Element {
  // What is not a child is a property: of their types, only this function sees both in one object.
  return element(tagName, properties as Properties, flat(children));
}

export { jsx as jsxs, jsx as jsxDEV };

function flat(child: Child): (ElementContent | string)[] {
  if (child === undefined || child === false) return [];
  return isList(child) ? child.flatMap(flat) : [child];
}

function isList(child: Child): child is readonly Child[] {
  return Array.isArray(child);
}

type HtmlElement = Element;

// The compiler looks for the types of JSX in a namespace of this name.
// oxlint-disable-next-line typescript/no-namespace
export declare namespace JSX {
  type Element = HtmlElement;
  interface Attributes {
    [name: string]: Properties[string] | Child;
    children?: Child;
  }
  type IntrinsicElements = Record<string, Attributes>;
  interface ElementChildrenAttribute {
    children: unknown;
  }
}

/** Escapes plain text for use between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

type Child = Node | string | number | false | undefined | readonly Child[];

/**
 * Makes the element that JSX describes: `onClick` is a listener, everything else an attribute. Labs are no part of the
 * frame and show results of their own in one go, so they do without React.
 */
export function create(
  tag: string,
  props: Readonly<Record<string, unknown>> | null,
  ...children: Child[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    // Only in development, for React.
    if (name.startsWith('__')) continue;
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    } else element.setAttribute(name, String(value));
  }
  element.append(...nodesOf(children));
  return element;
}

function nodesOf(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child) => {
    if (child === false || child === undefined) return [];
    if (typeof child === 'number') return [String(child)];
    return Array.isArray(child) ? nodesOf(child as readonly Child[]) : [child as Node | string];
  });
}

/** Where the compiler looks for the types of the JSX that {@link create} makes. */
// oxlint-disable-next-line typescript/no-namespace
export declare namespace create {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    type Element = HTMLElement;
    type IntrinsicElements = Readonly<
      Record<
        keyof HTMLElementTagNameMap,
        Readonly<Record<string, unknown>> & { children?: Child | undefined }
      >
    >;
    interface ElementChildrenAttribute {
      children: unknown;
    }
  }
}

export type BrowserWindow = Window & typeof globalThis;

/** Says what a script can't do. */
export type Note = (text: string) => void;

/** The keys that are held, as events have them. */
export function eventInit(modifiers: ReadonlySet<string>) {
  return {
    altKey: modifiers.has('Alt'),
    ctrlKey: modifiers.has('Control'),
    metaKey: modifiers.has('Meta'),
    shiftKey: modifiers.has('Shift'),
  };
}

const TEXT_TYPES = /^(text|search|url|tel|password)$/;

/** A field with a caret that a script can set. */
export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element.nodeName === 'TEXTAREA') return true;
  return element.nodeName === 'INPUT' && TEXT_TYPES.test((element as HTMLInputElement).type);
}

/** What has the focus, also in shadow roots and frames. */
export function activeIn(root: Document | ShadowRoot): HTMLElement {
  const { activeElement } = root;
  const inner =
    activeElement?.shadowRoot ?? (activeElement as HTMLIFrameElement | null)?.contentDocument;
  if (inner?.activeElement) return activeIn(inner);
  return (activeElement ?? ('body' in root ? root.body : root.host)) as HTMLElement;
}

import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';

/** Lists the events of an element that only React can respond to: `data-replay="click"`. */
const ATTRIBUTE = 'data-replay';

const EVENTS = ['focusin', 'pointerdown', 'click'] as const;

export interface HeldInput {
  /** Sends what was held to its elements, once, and holds nothing from now on. */
  release: () => void;
}

interface HeldEvent {
  event: Event;
  element: Element;
  /** Among all such elements: React may have replaced it since. */
  index: number;
}

/** Keeps what the reader does to the frame until React can respond, so no click is lost or handled twice. */
export function holdInput({ document }: BrowserWindow): HeldInput {
  const listeners = new AbortController();
  const { signal } = listeners;
  const held: HeldEvent[] = [];
  const elements = () => [...document.querySelectorAll(`[${ATTRIBUTE}]`)];

  function hold(event: Event): void {
    const element = elementFor(event);
    if (!element) return;
    const isClick = event.type === 'click';
    // The browser opens a new tab.
    if (isClick && !isPlainClick(event as MouseEvent)) return;
    held.push({ event, element, index: elements().indexOf(element) });
    if (!isClick) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  for (const type of EVENTS) document.addEventListener(type, hold, { capture: true, signal });

  return {
    release() {
      listeners.abort();
      for (const { event, element, index } of held.splice(0)) {
        const target = element.isConnected ? element : elements()[index];
        target?.dispatchEvent(copyOf(event));
      }
    },
  };
}

function elementFor({ type, target }: Event): Element | undefined {
  // Event targets inside a document are elements; anything else has no `closest`.
  return (target as Partial<Element> | null)?.closest?.(`[${ATTRIBUTE}~="${type}"]`) ?? undefined;
}

/** Also says which keys and buttons were pressed. */
function copyOf(event: Event): Event {
  const Constructor = event.constructor as new (type: string, init: EventInit) => Event;
  return new Constructor(event.type, event);
}

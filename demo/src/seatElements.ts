/** Custom elements of the house that sells our seats: their content is in a shadow root. */
const MARKUP: Readonly<Record<string, string>> = {
  'seat-map': '<label><input type="checkbox"> C4</label> <label><input type="checkbox"> C5</label>',
  'hold-timer': '<p class="left">10 minutes left</p>',
};

/** Defines them, once. */
export function defineSeatElements(): void {
  for (const [name, markup] of Object.entries(MARKUP)) {
    if (!customElements.get(name)) customElements.define(name, elementWith(markup));
  }
}

function elementWith(markup: string): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback(): void {
      this.attachShadow({ mode: 'open' }).innerHTML = markup;
    }
  };
}

/** A page of the running example, an element in it, and what to try with it. */
export interface ActionabilityScene {
  title: string;
  html: string;
  selector: string;
  action: string;
  /** Separated by spaces. */
  switches: string;
}

const CHECKOUT = `<h1>Checkout</h1>
<p><label>Email <input type="email" value="ada@stagehand.example"></label></p>
<p><label>Seats <select><option>1</option><option>2</option></select></label></p>
<p><label><input type="checkbox"> Send me news</label></p>
<button>Pay now</button>`;

const CUSTOM_CHECKBOX = `<style>
  label { position: relative; padding-inline-start: 2rem; }
  .switch { position: absolute; inset: 0 auto 0 0; inline-size: 1.5rem; border: 1px solid; background: white; }
</style>
<label>
  <input type="checkbox">
  <span class="switch"></span>
  Send me news
</label>`;

const BANNER = `<style>
  .banner { position: fixed; inset: 40% 0 0; padding: 1rem; background: lightyellow; }
</style>
<h1>The Winter Fair</h1>
<p>Drama, 19:30, Great Hall</p>
<p style="margin-block-start: 6rem"><button>Book seats</button></p>
<div class="banner" role="dialog" aria-label="Cookies">
  <p>We use cookies.</p>
  <button>Reject all</button>
</div>`;

const SLIDE_IN = `<style>
  @keyframes slide-in { from { margin-inline-start: 60%; } }
  button { animation: slide-in 5s linear; }
</style>
<h1>Basket</h1>
<button>Check out</button>`;

const PAY = 'internal:text="Pay now"i';

/** The first one is what the lab starts with. */
export const ACTIONABILITY_SCENES: readonly ActionabilityScene[] = [
  { title: 'A button that is disabled', action: 'click', switches: 'disabled' },
  { title: 'A button that an overlay covers', action: 'click', switches: 'covered' },
  { title: 'A button that never stops moving', action: 'hover', switches: 'moving' },
  { title: 'A button that is hidden', action: 'click', switches: 'hidden' },
]
  .map((each) => ({ ...each, html: CHECKOUT, selector: PAY }))
  .concat([
    {
      ...{ title: 'A field that is read-only', html: CHECKOUT, switches: 'readonly' },
      ...{ selector: 'internal:label="Email"i', action: 'fill' },
    },
    {
      ...{ title: 'A drop-down', html: CHECKOUT, switches: 'covered' },
      ...{ selector: 'internal:label="Seats"i', action: 'selectOption' },
    },
    {
      ...{ title: 'A custom checkbox under a decoration', html: CUSTOM_CHECKBOX, switches: '' },
      ...{ selector: 'internal:role=checkbox', action: 'check' },
    },
    {
      ...{ title: 'A cookie banner', html: BANNER, switches: '' },
      ...{ selector: 'internal:text="Book seats"i', action: 'click' },
    },
    {
      ...{ title: 'A button that slides in', html: SLIDE_IN, switches: '' },
      ...{ selector: 'internal:text="Check out"i', action: 'click' },
    },
  ]);

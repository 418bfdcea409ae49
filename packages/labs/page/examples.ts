import type { Example } from './labParts.ts';

/** A page of the running example, and a selector to start with. */
interface Scene {
  title: string;
  html: string;
  selector: string;
}

const SHOWS = `<h1>Tonight</h1>
<ul>
  <li>
    <h2>The Winter Fair</h2>
    <p>Drama, 19:30, Great Hall</p>
    <button>Book seats</button>
  </li>
  <li>
    <h2>Paper Moons</h2>
    <p>Musical, 19:00, Lantern Stage</p>
    <button>Book seats</button>
  </li>
  <li>
    <h2>The Second Understudy</h2>
    <p>Comedy, 20:15, Studio</p>
    <button disabled>Book seats</button>
  </li>
</ul>`;

const SIGN_IN = `<form aria-label="Sign in">
  <p><label>Email <input type="email" placeholder="name@stagehand.example"></label></p>
  <p><label>Password <input type="password"></label></p>
  <p><label><input type="checkbox"> Remember me</label></p>
  <button>Sign in</button>
</form>
<p>New here? <a href="/signup">Create account</a></p>`;

const BASKET = `<h1>Basket</h1>
<table>
  <thead>
    <tr><th>Show</th><th>Seat</th><th>Price</th><th></th></tr>
  </thead>
  <tbody>
    <tr><td>The Winter Fair</td><td>C4</td><td>£26</td><td><button>Remove</button></td></tr>
    <tr><td>The Winter Fair</td><td>C5</td><td>£26</td><td><button>Remove</button></td></tr>
  </tbody>
</table>
<p>Total <strong data-testid="total">£54</strong> with booking fee</p>
<button>Check out</button>`;

const PAYMENT = `<h1>Payment</h1>
<iframe title="Payment" srcdoc="
  <p><label>Card number <input></label></p>
  <p><label>Security code <input></label></p>
  <iframe title='Your bank' srcdoc='<button>Confirm</button>'></iframe>
"></iframe>
<button>Pay now</button>`;

const SEATS = `<h1>Seating plan</h1>
<seat-map>
  <template shadowrootmode="open">
    <h2>Row C</h2>
    <label><input type="checkbox"> C4</label>
    <label><input type="checkbox" disabled> C5</label>
    <slot></slot>
  </template>
  <p>Doors open at 19:00</p>
</seat-map>
<button>Hold seats</button>`;

/** The scenes to choose from; the first one is what the lab starts with. */
export const SCENES: readonly Scene[] = [
  {
    title: 'Shows: a strict mode violation',
    html: SHOWS,
    selector: 'internal:role=button[name="Book seats"i]',
  },
  {
    title: 'Shows: filtered by text',
    html: SHOWS,
    selector:
      'internal:role=listitem >> internal:has-text="Paper Moons"i >> internal:role=button[name="Book seats"i]',
  },
  { title: 'Sign in: a field by its label', html: SIGN_IN, selector: 'internal:label="Password"i' },
  {
    title: 'Sign in: a field by its placeholder',
    html: SIGN_IN,
    selector: 'internal:attr=[placeholder="name@stagehand.example"i]',
  },
  {
    title: 'Basket: a button in a row of a table',
    html: BASKET,
    selector:
      'internal:role=row >> internal:has-text="C5"i >> internal:role=button[name="Remove"i]',
  },
  {
    title: 'Basket: a test ID',
    html: BASKET,
    selector: 'internal:testid=[data-testid="total"s]',
  },
  {
    title: 'Payment: a field in a frame',
    html: PAYMENT,
    selector:
      'iframe[title="Payment"] >> internal:control=enter-frame >> internal:label="Card number"i',
  },
  {
    title: 'Payment: a button in a frame in a frame',
    html: PAYMENT,
    selector:
      'iframe[title="Payment"] >> internal:control=enter-frame >> iframe[title="Your bank"] >> internal:control=enter-frame >> internal:role=button[name="Confirm"i]',
  },
  {
    title: 'Seating plan: inside a shadow root',
    html: SEATS,
    selector: 'internal:role=checkbox[name="C4"i]',
  },
];

/** A page of the running example, an element in it, and what to try with it. */
interface ActionabilityScene {
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

const TONIGHT = `<main>
  <nav aria-label="Shows">
    <h3>Tonight</h3>
    <ul>
      <li><a href="/shows/winter-fair">The Winter Fair</a></li>
      <li>Paper Moons, sold out</li>
    </ul>
  </nav>
  <button>Book seats</button>
  41 seats left
</main>`;

/** The first page of the Locator lab with a word in its title. */
function scene(title: string): string {
  return SCENES.find((each) => each.title.startsWith(title))?.html ?? '';
}

/** The first one is what the lab starts with; the others show one rule each. */
export const ARIA_EXAMPLES: readonly Example[] = [
  {
    title: 'Tonight: two lines that differ',
    html: TONIGHT,
    expectation: `- navigation "Shows":
  - heading "Tonight" [level=2]
  - list:
    - listitem:
      - link "The Winter Fair"
    - listitem: Paper Moons
- button "Book seats"`,
  },
  {
    title: 'Tonight: partial match',
    html: TONIGHT,
    expectation: `- navigation:
  - heading "Tonight"
  - list:
    - listitem: Paper Moons, sold out
- button`,
  },
  {
    title: 'Tonight: regular expressions',
    html: TONIGHT,
    expectation: `- link /Winter/:
  - /url: /winter-fair$/
- listitem: /sold out/
- text: /\\d+ seats left/`,
  },
  {
    title: 'Tonight: all children, with /children: equal',
    html: TONIGHT,
    expectation: `- list:
  - /children: equal
  - listitem:
    - link "The Winter Fair"`,
  },
  {
    title: 'Sign in: attributes and states',
    html: scene('Sign in'),
    expectation: `- textbox "Email"
- checkbox "Remember me" [checked]
- button "Sign in" [disabled=false]`,
  },
  {
    title: 'Basket: a table',
    html: scene('Basket'),
    expectation: `- table:
  - rowgroup:
    - row /The Winter Fair C\\d £26/
- text: Total
- strong: £54`,
  },
  {
    title: 'Seating plan: a mistake in the template',
    html: scene('Seating plan'),
    expectation: `- heading "Row C" [level=2]
- checkbox "C4" [checkd]`,
  },
].map(({ title, html, expectation }) => ({ title, values: { html, expectation } }));

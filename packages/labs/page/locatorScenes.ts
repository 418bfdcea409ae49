/** A page of the running example, and a selector to start with. */
export interface Scene {
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

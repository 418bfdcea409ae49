import banner from '../scenes/banner.html?raw';
import basket from '../scenes/basket.html?raw';
import checkout from '../scenes/checkout.html?raw';
import customCheckbox from '../scenes/custom-checkbox.html?raw';
import payment from '../scenes/payment.html?raw';
import seats from '../scenes/seats.html?raw';
import shows from '../scenes/shows.html?raw';
import signIn from '../scenes/sign-in.html?raw';
import slideIn from '../scenes/slide-in.html?raw';
import tonight from '../scenes/tonight.html?raw';

// The first example of each lab is what it starts with.

const FRAME = 'iframe[title="Payment"] >> internal:control=enter-frame >> ';
const BANK = 'iframe[title="Your bank"] >> internal:control=enter-frame >> ';
const BOOK = 'internal:role=button[name="Book seats"i]';

/** Pages of the running example, and a selector to start with. */
export const SCENES = Object.entries({
  'Shows: a strict mode violation': [shows, BOOK],
  'Shows: filtered by text': [
    shows,
    `internal:role=listitem >> internal:has-text="Paper Moons"i >> ${BOOK}`,
  ],
  'Sign in: a field by its label': [signIn, 'internal:label="Password"i'],
  'Sign in: a field by its placeholder': [
    signIn,
    'internal:attr=[placeholder="name@stagehand.example"i]',
  ],
  'Basket: a button in a row of a table': [
    basket,
    'internal:role=row >> internal:has-text="C5"i >> internal:role=button[name="Remove"i]',
  ],
  'Basket: a test ID': [basket, 'internal:testid=[data-testid="total"s]'],
  'Payment: a field in a frame': [payment, `${FRAME}internal:label="Card number"i`],
  'Payment: a button in a frame in a frame': [
    payment,
    `${FRAME}${BANK}internal:role=button[name="Confirm"i]`,
  ],
  'Seating plan: inside a shadow root': [seats, 'internal:role=checkbox[name="C4"i]'],
} satisfies Record<string, [html: string, selector: string]>).map(([title, [html, selector]]) => ({
  title,
  html: html.trim(),
  selector,
}));

const PAY = 'internal:text="Pay now"i';

/** Elements of pages, what to do with them, and the switches that are on, separated by spaces. */
export const ACTIONABILITY_SCENES = Object.entries({
  'A button that is disabled': [checkout, PAY, 'click', 'disabled'],
  'A button that an overlay covers': [checkout, PAY, 'click', 'covered'],
  'A button that never stops moving': [checkout, PAY, 'hover', 'moving'],
  'A button that is hidden': [checkout, PAY, 'click', 'hidden'],
  'A field that is read-only': [checkout, 'internal:label="Email"i', 'fill', 'readonly'],
  'A drop-down': [checkout, 'internal:label="Seats"i', 'selectOption', 'covered'],
  'A custom checkbox under a decoration': [customCheckbox, 'internal:role=checkbox', 'check', ''],
  'A cookie banner': [banner, 'internal:text="Book seats"i', 'click', ''],
  'A button that slides in': [slideIn, 'internal:text="Check out"i', 'click', ''],
} satisfies Record<string, [html: string, selector: string, action: string, switches: string]>).map(
  ([title, [html, selector, action, switches]]) => ({
    title,
    html: html.trim(),
    selector,
    action,
    switches,
  }),
);

/** Templates for pages; each of them after the first shows one rule. */
export const ARIA_EXAMPLES = Object.entries({
  'Tonight: two lines that differ': [
    tonight,
    `- navigation "Shows":
  - heading "Tonight" [level=2]
  - list:
    - listitem:
      - link "The Winter Fair"
    - listitem: Paper Moons
- button "Book seats"`,
  ],
  'Tonight: partial match': [
    tonight,
    `- navigation:
  - heading "Tonight"
  - list:
    - listitem: Paper Moons, sold out
- button`,
  ],
  'Tonight: regular expressions': [
    tonight,
    `- link /Winter/:
  - /url: /winter-fair$/
- listitem: /sold out/
- text: /\\d+ seats left/`,
  ],
  'Tonight: all children, with /children: equal': [
    tonight,
    `- list:
  - /children: equal
  - listitem:
    - link "The Winter Fair"`,
  ],
  'Sign in: attributes and states': [
    signIn,
    `- textbox "Email"
- checkbox "Remember me" [checked]
- button "Sign in" [disabled=false]`,
  ],
  'Basket: a table': [
    basket,
    `- table:
  - rowgroup:
    - row /The Winter Fair C\\d £26/
- text: Total
- strong: £54`,
  ],
  'Seating plan: a mistake in the template': [
    seats,
    `- heading "Row C" [level=2]
- checkbox "C4" [checkd]`,
  ],
} satisfies Record<string, [html: string, expectation: string]>).map(
  ([title, [html, expectation]]) => ({ title, values: { html: html.trim(), expectation } }),
);

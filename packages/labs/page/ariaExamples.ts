import type { Example } from './labParts.ts';
import { SCENES } from './locatorScenes.ts';

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

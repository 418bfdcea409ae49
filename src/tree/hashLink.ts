import type { Element } from 'hast';
import { element } from './element.ts';

/** The link of a heading or an entry to itself; style sheets give it a sign. */
export function hashLink(id: string, title: string): Element {
  const label = `Direct link to ${title}`;
  return element(
    'a',
    { className: ['hash-link'], href: `#${id}`, ariaLabel: label, title: label },
    // Written as a reference, so that people see it in the source of a page.
    [{ type: 'raw', value: '&#8203;' }],
  );
}

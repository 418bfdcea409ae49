import type { Element } from 'hast';
import { element } from './element.ts';

/** A heading's or entry's link to itself; CSS adds the symbol. */
export function hashLink(id: string, title: string): Element {
  const label = `Direct link to ${title}`;
  return element(
    'a',
    { className: ['hash-link'], href: `#${id}`, ariaLabel: label, title: label },
    // Written as a character reference, to be visible in the page source.
    [{ type: 'raw', value: '&#8203;' }],
  );
}

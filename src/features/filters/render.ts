import type { Element } from 'hast';
import { element } from '#tree/element.ts';
import * as names from './names.ts';

/** Where the text field of a list goes: scripts fill it, and nothing moves when they do. */
export function filterBox(): Element {
  return element('div', { className: [names.box, 'needs-script'] });
}

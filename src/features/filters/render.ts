import type { Element } from 'hast';
import { element } from '#tree/element.ts';
import * as names from './names.ts';

/** Placeholder for the text field of a list: scripts fill it without shifting the layout. */
export function filterBox(): Element {
  return element('div', { className: [names.box, 'needs-script'] });
}

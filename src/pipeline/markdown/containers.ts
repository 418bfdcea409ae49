import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { admonitionToHast } from './admonitions.ts';
import { detailsToHast } from './details.ts';
import type { HastState } from './toHast.ts';

/** `:::name` by its name. */
export function containerToHast(state: HastState, node: ContainerDirective): Element {
  return node.name === 'details' ? detailsToHast(state, node) : admonitionToHast(state, node);
}
